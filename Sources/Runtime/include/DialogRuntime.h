/* What artifacts carry with them: as text, and the renderer of it as functions. */

#include "Parts.h"
#include "Renderer.h"
