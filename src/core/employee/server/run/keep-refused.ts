import { randomUUID } from 'node:crypto';
import type { RunCounts } from '#core/employee/contract/run/run.ts';
import type { KeptOutlook } from '#core/employee/server/tables/run.ts';
import { notifyStaff } from '#core/notification/server/notify.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { KeyActor } from '#platform/server/http/call.ts';
import { aDayBefore } from './day.ts';
import { failedOutlook } from './kept-outlook.ts';
import { insertRefused } from './queries.ts';

interface Refused {
  /** The file's. */
  name: string;
  by: Pick<KeyActor, 'keyId' | 'keyName'>;
  counts: RunCounts;
  problemList: KeptOutlook['problemList'];
  now: Date;
}

/** Shows and tells HR that a program may not do what it was about to: the first file of a day of each key (rule 224). */
export async function keepRefused(
  scope: Scope,
  { by: { keyId, keyName }, problemList, now, ...file }: Refused,
): Promise<void> {
  const id = randomUUID();
  const outlook = failedOutlook(problemList);
  const row = { id, ...file, sourceId: keyId, sourceName: keyName, outlook, at: now };
  if (!(await insertRefused(scope, row, aDayBefore(now)))) return;
  const none = { joined: 0, moved: 0, left: 0 };
  await notifyStaff(scope, 'source', { what: 'refused', runId: id, source: keyName, ...none }, now);
}
