import { createSetter, type PaperTask } from '#core/report/server/paper/set-report.ts';
import type { SlidesTask } from '#core/report/server/paper/slides.ts';
import { serveTasks } from '#platform/server/worker/serve-tasks.ts';

/** The folder of the operator's fonts, if there is one. */
const setReport = createSetter(process.argv[2]);

/** Slides are seldom wanted, and their library is large. */
serveTasks(async (task: PaperTask | SlidesTask) => {
  if (!('slides' in task)) return setReport(task);
  const { setSlides } = await import('#core/report/server/paper/slides.ts');
  return setSlides(task);
});
