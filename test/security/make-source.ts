import { randomUUID } from 'node:crypto';
import { countsOf } from '#addon/source/server/plan-run.ts';
import { insertSource, insertSourceRun } from '#addon/source/server/queries.ts';
import { failedOutlook } from '#core/employee/server/run/empty-outlook.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { sourceForm } from './bodies.ts';

/** Two sources of people, and a run of the first, which waits with a file that nobody can read. */
export async function makeSources(scope: Scope, now: Date) {
  const [sourceId, unusedSourceId, sourceRunId] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [sourceId, unusedSourceId]) {
    const address = `https://zup.example.com/${id}`;
    await insertSource(scope, { ...sourceForm(), address, id, createdAt: now });
  }
  const outlook = failedOutlook([]);
  await insertSourceRun(scope, {
    id: sourceRunId,
    name: 'staff.csv',
    source: { id: sourceId, name: 'ЗУП' },
    state: 'waiting',
    at: now,
    fileAt: null,
    counts: countsOf(outlook),
    outlook,
    marks: {},
    sealedFile: Buffer.from('sealed'),
  });
  return { sourceId, unusedSourceId, sourceRunId };
}
