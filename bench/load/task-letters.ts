import pino from 'pino';
import { createCycle, updateCycleStatus } from '#core/cycle/contract/cycle.ts';
import { addSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { tellTasksByClock } from '#core/cycle/server/task/tasks.ts';
import { queuedJobs } from '#test/fake/queued-jobs.ts';
import { callAt } from '#test/start/in-work.ts';
import { dayFrom, makeTeams } from '../cycle.ts';
import { makeContext } from '../result/result-context.ts';
import { type Verdict, withFilled } from '../set-up/with-server.ts';

/** In seconds, for 20,000 people of one company: until the letters are queued. */
const longest = 30;
const atOnce = 5_000;

/** The letter of nine o'clock, where everybody of a company has a list of raters to make. */
export function taskLettersBench(people = 20_000): Promise<Verdict> {
  return withFilled(makeTeams, async (port, { hrToken: token, team }, url) => {
    const call = callAt(port);
    for (let from = 0; from < Math.min(people, team.length); from += atOnce) {
      const body = {
        name: `Весна ${from}`,
        chooseUntil: dayFrom(20),
        dateStart: dayFrom(21),
        dateEnd: dayFrom(40),
      };
      const { id } = (await call(createCycle, { token, body })).body.data;
      const employeeIdList = team.slice(from, Math.min(from + atOnce, people));
      await call(addSubjects, { token, params: { id }, body: { employeeIdList } });
      await call(updateCycleStatus, { token, body: { id, status: 'nominating' } });
    }
    const { context, close } = await makeContext(url, pino({ level: 'silent' }));
    try {
      const nextNoon = new Date(`${dayFrom(3)}T12:00:00Z`);
      const began = performance.now();
      await tellTasksByClock(
        { ...context, now: () => nextNoon },
        {},
        { attempt: 1, isLast: false },
      );
      const took = (performance.now() - began) / 1000;
      const queued = (await queuedJobs(context.database, 'deliver')).length;
      return {
        name: `The letter of tasks for ${people} people of one company`,
        lines: [`${queued} letters queued in ${took.toFixed(1)} s (at most ${longest})`],
        pass: took <= longest && queued >= Math.min(people, team.length),
      };
    } finally {
      await close();
    }
  });
}
