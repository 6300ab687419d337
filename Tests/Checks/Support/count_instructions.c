/*
 * A plugin of QEMU's user mode: how many instructions a program executes, all threads together.
 *
 * What it calls is declared here, as no package of Debian 12 has the header:
 * https://www.qemu.org/docs/master/devel/tcg-plugins.html
 */

#include <inttypes.h>
#include <stddef.h>
#include <stdio.h>

typedef uint64_t qemu_plugin_id_t;
typedef struct qemu_info qemu_info_t;
struct qemu_plugin_tb;

typedef void translated(qemu_plugin_id_t, struct qemu_plugin_tb *);
typedef void executed(unsigned processor, void *data);
typedef void exited(qemu_plugin_id_t, void *data);

void qemu_plugin_register_vcpu_tb_trans_cb(qemu_plugin_id_t, translated *);
void qemu_plugin_register_vcpu_tb_exec_cb(
    struct qemu_plugin_tb *, executed *, int registers, void *data);
void qemu_plugin_register_atexit_cb(qemu_plugin_id_t, exited *, void *data);
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *);
void qemu_plugin_outs(const char *);

/* The interface that this is written for; each QEMU takes some of them. */
int qemu_plugin_version = INTERFACE;

/* A thread counts in a line of the cache of its own. */
enum { THREADS = 1024, LINE = 8 };
static uint64_t counts[THREADS][LINE];

static void add(unsigned processor, void *instructions) {
  counts[processor % THREADS][0] += (uintptr_t)instructions;
}

static void watch(qemu_plugin_id_t id, struct qemu_plugin_tb *block) {
  (void)id;
  qemu_plugin_register_vcpu_tb_exec_cb(
      block, add, 0, (void *)(uintptr_t)qemu_plugin_tb_n_insns(block));
}

static void tell(qemu_plugin_id_t id, void *data) {
  (void)id;
  (void)data;
  uint64_t sum = 0;
  for (size_t i = 0; i < THREADS; i++) sum += counts[i][0];
  char line[32];
  snprintf(line, sizeof line, "%" PRIu64 "\n", sum);
  qemu_plugin_outs(line);
}

int qemu_plugin_install(qemu_plugin_id_t id, const qemu_info_t *info, int argc, char **argv) {
  (void)info;
  (void)argc;
  (void)argv;
  qemu_plugin_register_vcpu_tb_trans_cb(id, watch);
  qemu_plugin_register_atexit_cb(id, tell, NULL);
  return 0;
}
