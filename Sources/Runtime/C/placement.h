/* ---- Placement: which buttons are shown, and where ---- */

/** Returns whether a button or a field is shown. On a locked screen none is whose condition is a sensitive
    parameter: being there or not, either would tell its value. */
DIALOG_FUNCTION bool dialog_is_shown(const dialog_instance *instance, dialog_condition condition) {
  if (condition.parameter == DIALOG_NONE) return true;
  const dialog_parameter *parameter = &dialog_parameters(instance->dialog)[condition.parameter];
  if (instance->is_locked && parameter->is_sensitive) return false;
  return dialog_load(instance, condition.parameter).flag != condition.is_negated;
}

/** Returns how often a button stands in its dialog: 0 while it is not shown, once for each element of the
    list that it is repeated for. */
DIALOG_FUNCTION size_t dialog_occurrences(const dialog_instance *instance, size_t button) {
  if (!dialog_is_shown(instance, dialog_buttons(instance->dialog)[button].condition)) return 0;
  const dialog_button_details *details = dialog_button_details_of(instance->dialog, button);
  if (details->list == DIALOG_NONE) return 1;
  size_t count = dialog_load(instance, details->list).list.count;
  return details->limit > 0 && count > details->limit ? details->limit : count;
}

/** Where the buttons of a dialog stand. */
typedef struct dialog_placement {
  dialog_arrangement arrangement;
  size_t count; /**< of the buttons that are shown */
  int default_place; /**< of the button that Return presses, or DIALOG_NONE */
  const int32_t *order; /**< as in the definition; read it with dialog_choice_at */
} dialog_placement;

/** Returns the button at a place, from 0: from the leading edge of a row, from the top of a stack.
    Beyond the last one its button is DIALOG_NO_BUTTON. */
DIALOG_FUNCTION dialog_choice
dialog_choice_at(const dialog_instance *instance, const dialog_placement *placement, size_t place) {
  dialog_choice choice = {0, 0};
  for (size_t i = 0; i < instance->dialog->button_count; i++) {
    choice.button = (size_t)placement->order[i];
    size_t count = dialog_occurrences(instance, choice.button);
    choice.element = place;
    if (place < count) return choice;
    place -= count;
  }
  choice.button = DIALOG_NO_BUTTON;
  choice.element = 0;
  return choice;
}

/** Returns what leaving the dialog stands for, an outcome: the exit button while it is shown, else a
    Cancel that is shown, else of those that are shown the last one that destroys nothing, else the
    last one. Where the dialog has no exit button, `dismissed`: the number of its buttons. */
DIALOG_FUNCTION size_t dialog_exit(const dialog_instance *instance) {
  const dialog_definition *dialog = instance->dialog;
  if (dialog->exit_button == DIALOG_NONE) return dialog->button_count;
  size_t exit = (size_t)dialog->exit_button;
  int best = 0;
  for (size_t i = 0; i < dialog->button_count; i++) {
    uint8_t role = dialog_buttons(dialog)[i].role;
    int grade = role == DIALOG_ROLE_CANCEL ? 3 : role == DIALOG_ROLE_DESTRUCTIVE ? 1 : 2;
    if (i == (size_t)dialog->exit_button) grade = 4;
    if (grade < best || dialog_occurrences(instance, i) == 0) continue;
    best = grade;
    exit = i;
  }
  return exit;
}

/** Returns where the buttons stand that are shown with these values. Right-to-left languages mirror a
    row. */
DIALOG_FUNCTION dialog_placement dialog_place(const dialog_instance *instance) {
  const dialog_definition *dialog = instance->dialog;
  dialog_placement placement = {
      (dialog_arrangement)dialog->arrangement, 0, DIALOG_NONE, dialog_orders(dialog)};
  for (size_t i = 0; i < dialog->button_count; i++) {
    placement.count += dialog_occurrences(instance, i);
  }
  if (placement.count <= 2 && dialog->has_row_order) {
    placement.arrangement = DIALOG_ROW;
    placement.order += dialog->button_count;
  }
  for (size_t i = 0; i < placement.count; i++) {
    if ((int)dialog_choice_at(instance, &placement, i).button != dialog->default_button) continue;
    placement.default_place = (int)i;
    break;
  }
  return placement;
}
