import { routes as cycleBoard } from './board/routes.ts';
import { routes as cycleCards } from './cards/routes.ts';
import { routes as cycleFile } from './file/routes.ts';
import { routes as cycleHeld } from './held/routes.ts';
import { cycleDays } from './launch/days.ts';
import { launchCycle } from './launch/tasks.ts';
import { routes as cycleLoad } from './load/routes.ts';
import { routes as cycleMany } from './many/routes.ts';
import { renderTestInvitation } from './preview/letters.ts';
import { routes as cyclePreview } from './preview/routes.ts';
import { routes as cycleRaters } from './raters/routes.ts';
import { routes as cycle } from './routes.ts';
import { renderTasks } from './task/letters.ts';
import { routes as cycleTask } from './task/routes.ts';
import { tellTasksByClock, tellTasksOfCycle } from './task/tasks.ts';

declare module '#platform/server/jobs/add-job.ts' {
  interface Jobs {
    /**
     * Sends the next people of a cycle who are ready to work, and adds itself again while some are left.
     * `after`: the last one that was tried. `tells`: HR hears how it went.
     */
    'launch-cycle': { brandId: string; cycleId: string; tells: boolean; after?: string };
    /** Ends choosing, sends cycles to work and ends them, each by its days. */
    'cycle-days': ByClock;
    /** Tells at once what cycles ask of people besides answering: of these, or of all whom choosing in the cycle asks. */
    'tell-tasks': { brandId: string; cycleId: string; employeeIds?: string[] };
    /** Tells people at the hour of letters what they have to do besides answering. */
    'task-letters': ByClock;
  }
}

export const manifest = {
  routes: [
    ...cycle,
    ...cycleBoard,
    ...cycleCards,
    ...cycleMany,
    ...cycleHeld,
    ...cycleLoad,
    ...cyclePreview,
    ...cycleFile,
    ...cycleRaters,
    ...cycleTask,
  ],
  tasks: {
    'launch-cycle': launchCycle,
    'cycle-days': cycleDays,
    'tell-tasks': tellTasksOfCycle,
    'task-letters': tellTasksByClock,
  },
  cron: { 'cycle-days': '*/10 * * * *', 'task-letters': '*/15 * * * *' },
  letters: { testInvitation: renderTestInvitation, tasks: renderTasks },
};
