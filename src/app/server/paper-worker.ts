import { boardOnPaper, summaryOnPaper } from '#addon/summary/server/paper/on-paper.ts';
import { reportOnPaper } from '#core/report/server/paper/on-paper.ts';
import { guideOnPaper } from '#platform/server/pdf/guide.ts';
import type { PaperTask } from '#platform/server/pdf/render.ts';
import { createSetter } from '#platform/server/pdf/set-paper.ts';
import { serveTasks } from '#platform/server/worker/serve-tasks.ts';

/** The folder of the operator's fonts, if there is one. */
const setPaper = createSetter(process.argv[2]);

serveTasks(async (task: PaperTask) => {
  if ('slides' in task) {
    // Slides are seldom wanted, and their library is large.
    const { setSlides } = await import('#addon/summary/server/paper/slides.ts');
    return setSlides(task.slides);
  }
  if ('guide' in task) return setPaper(guideOnPaper(task.guide));
  if ('pages' in task) return setPaper(boardOnPaper(task));
  if ('summary' in task) return setPaper(summaryOnPaper(task));
  return setPaper(reportOnPaper(task));
});
