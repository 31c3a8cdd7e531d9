import { serveTasks } from '#server/platform/worker/serve-tasks.ts';
import { createSetter, type PaperTask } from './set-report.ts';
import type { SlidesTask } from './slides.ts';

/** The folder of the operator's fonts, if there is one. */
const setReport = createSetter(process.argv[2]);

/** Slides are seldom wanted, and their library is large. */
serveTasks(async (task: PaperTask | SlidesTask) => {
  if (!('slides' in task)) return setReport(task);
  const { setSlides } = await import('./slides.ts');
  return setSlides(task);
});
