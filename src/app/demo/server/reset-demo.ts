import { demoDomains, demoSlugs } from '#platform/contract/demo.ts';
import type { Context } from '#platform/server/context.ts';
import { changeAsOperator } from '#platform/server/db/open-operator.ts';
import { fillDemo, type Prepared } from './fill-demo.ts';
import { openPrepared, pourPrepared } from './prepared/pour-prepared.ts';
import { emptyDatabase, findStrangers, keepNoAddresses } from './prepared/queries.ts';

/**
 * Forgets all that visitors of a public demo have done, with their sessions, jobs and keys, and fills it anew (rule 203).
 * Throws, and leaves everything, where the database holds more than a demo.
 */
export async function resetDemo(
  context: Context,
  say: (line: string) => void,
  prepared: Prepared,
): Promise<void> {
  const source = await openPrepared(prepared.file);
  const brandIds = await changeAsOperator(prepared.url, async (client) => {
    const strangers = await findStrangers(client, demoSlugs, Object.values(demoDomains));
    if (strangers) throw new Error(`This database is no demo: it is left as it is (${strangers}).`);
    const ids = await emptyDatabase(client);
    // At once, so that nobody finds a demo without companies.
    if (source) await pourPrepared(context, client, source);
    return ids;
  });
  for (const brandId of brandIds) await context.keyring.destroyAll(brandId);
  if (!source) await fillDemo(context, say, prepared);
  await hideVisitors(prepared.url);
}

/** Visitors of a public demo read its journal: it doesn't say from where the others came. */
export const hideVisitors = (url: string): Promise<void> =>
  changeAsOperator(url, (client) => keepNoAddresses(client, demoSlugs));

/** In ms, until the next full hour. */
export const untilReset = (now: Date): number => hour - (now.getTime() % hour);
const hour = 60 * 60 * 1000;

/** Resets the demo at every full hour until it is stopped. What fails is tried at the next. */
export function resetHourly(reset: () => Promise<void>, now: () => Date): { stop: () => void } {
  let timer: NodeJS.Timeout;
  const wait = () => {
    timer = setTimeout(() => void reset().finally(wait), untilReset(now()));
  };
  wait();
  return { stop: () => clearTimeout(timer) };
}
