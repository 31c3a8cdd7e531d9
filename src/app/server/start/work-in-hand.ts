import { waitOfLines } from '#core/audit/server/line/tasks.ts';
import { deliveryStates } from '#core/mail/contract/rules/deliveries.ts';
import { countLetters } from '#core/mail/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import type { WorkInHand } from '#platform/server/http/metrics.ts';
import { countDueJobs, countJobs } from '#platform/server/jobs/queries.ts';

/** What is to be done in the database, for the metrics. Each state is named, if with 0. */
export async function readWork(context: Context): Promise<WorkInHand> {
  const { database } = context;
  const { oldestAge, ...jobs } = await countJobs(database);
  const unsent = deliveryStates.filter((state) => state !== 'sent');
  const letters: Record<string, number> = Object.fromEntries(unsent.map((state) => [state, 0]));
  const companies = { jobs: await countDueJobs(database), letters: await countLetters(database) };
  for (const { state, count } of companies.letters) letters[state] = (letters[state] ?? 0) + count;
  const oldestLineAge = await waitOfLines(context);
  return { jobs, oldestJobAge: oldestAge, oldestLineAge, letters, companies };
}
