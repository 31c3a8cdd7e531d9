import { serveTasks } from '#server/platform/worker/serve-tasks.ts';
import { type PaperTask, setReport } from './set-report.ts';
import type { SlidesTask } from './slides.ts';

/** Slides are seldom wanted, and their library is large. */
serveTasks(async (task: PaperTask | SlidesTask) => {
  if (!('slides' in task)) return setReport(task);
  const { setSlides } = await import('./slides.ts');
  return setSlides(task);
});
