import { getLetterClock } from '#core/company/server/queries.ts';
import { getCycleRow } from '#core/cycle/server/record/queries.ts';
import { queueWave } from '#core/invitation/server/queue.ts';
import { announceCycle, notifyStaff } from '#core/notification/server/notify.ts';
import type { Context } from '#platform/server/context.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { addJob, type Jobs } from '#platform/server/jobs/add-job.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { launchSubject } from './launch-subject.ts';
import { countLaunched } from './queries.ts';
import { listReady, saveProblem } from './subject-queries.ts';

/** How many people go in one job; then whatever else waits in the company's line has its turn. */
const atOnce = 25;

/**
 * Sends the next people of a cycle to work, each in a transaction of their own, so that the company's lock is
 * given back between them. May be killed and run again anywhere: whoever has gone is not ready any more.
 */
export const launchCycle: TaskOf<'launch-cycle'> = async (context, payload, { isLast }) => {
  const { database, now } = context;
  const { brandId, cycleId, after } = payload;
  const { ids, timeZone } = await withBrand({ database, brandId }, async (scope) => ({
    ids: await listReady(scope, cycleId, { after, most: atOnce }),
    ...(await getLetterClock(scope)),
  }));
  const failed = await tryEach(ids, (employeeId) =>
    launchOne(context, { brandId, cycleId, employeeId, timeZone }),
  ).catch((error: Error) => error);
  const tells = payload.tells && (!failed || isLast);
  await withBrand({ database, brandId }, (scope) => goOn(scope, { ...payload, tells }, ids, now()));
  if (failed) throw failed;
};

/** Queues the next job, or tells HR how it went once nobody is left. One letter per rater is about all of a wave. */
async function goOn(
  scope: Scope,
  { brandId, cycleId, tells }: Jobs['launch-cycle'],
  tried: readonly string[],
  now: Date,
): Promise<void> {
  const last = tried.at(-1);
  if (last) {
    await queueWave(scope, now);
    await announceCycle(scope);
  }
  if (last && tried.length === atOnce) {
    const next = { brandId, cycleId, tells, after: last };
    await addJob(scope, 'launch-cycle', next, { key: `launch-cycle:${cycleId}:next` });
  } else if (tells) {
    const { name } = await getCycleRow(scope, cycleId);
    const counts = await countLaunched(scope, cycleId);
    await notifyStaff(scope, 'cycle', { cycleId, name, what: 'wentToWork', ...counts }, now);
  }
}

interface One {
  brandId: string;
  cycleId: string;
  employeeId: string;
  timeZone: string;
}

/** What refuses somebody is kept with them. So is any other failure: it fails the job too, which is tried again. */
async function launchOne({ database, keyring, now }: Context, one: One): Promise<void> {
  const { brandId, timeZone, ...which } = one;
  try {
    await withBrand({ database, brandId }, (scope) =>
      launchSubject(scope, which, { keyring, timeZone, now: now() }),
    );
  } catch (error) {
    const refused = problemOf(error);
    const problem = refused ?? [{ key: 'cycleMessages.failed' }];
    await withBrand({ database, brandId }, (scope) => saveProblem(scope, which, problem));
    if (!refused) throw error;
  }
}

function problemOf(error: unknown) {
  if (!(error instanceof Failure)) return undefined;
  if (error.failure !== 'conflict' && error.failure !== 'validation') return undefined;
  return error.details.issues?.map(({ key, params }) => ({ key, ...(params && { params }) }));
}
