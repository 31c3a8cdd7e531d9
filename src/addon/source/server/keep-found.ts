import { randomUUID } from 'node:crypto';
import { failedOutlook, nameless } from '#core/employee/server/run/kept-outlook.ts';
import type { KeptOutlook } from '#core/employee/server/tables/run.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import type { TextKey } from '#platform/texts/t.ts';
import type { SourceFile } from './file.ts';
import type { Judged } from './judge.ts';
import { countsOf, planRun, type Reader, readPeople } from './plan-run.ts';
import {
  insertSourceRun,
  lockSource,
  noteLearned,
  replaceOpenRuns,
  type SourceRow,
} from './queries.ts';
import { encryptFor } from './sealed.ts';
import { tellOfRun } from './tell.ts';
import { termsOf } from './terms.ts';

export interface KeptRun {
  id: string;
  state: Judged['state'] | 'failed';
  outlook: KeptOutlook;
}

/**
 * Keeps what a file would do as a run, in place of one that still waits, and tells HR where somebody has to say yes.
 * Undefined where somebody else has read the source meanwhile, or changed it.
 */
export async function keepFound(
  reader: Reader,
  { source, file, hash }: { source: SourceRow; file: SourceFile; hash: string },
): Promise<KeptRun | undefined> {
  const { context, actor } = reader;
  const id = randomUUID();
  const sealedFile = await encryptFor(context.keyring, id, file.bytes);
  const table = await readPeople(reader, file).catch((error) => {
    if (error instanceof Failure) return error;
    throw error;
  });
  const { unhurried: database } = context;
  return withBrand({ database, brandId: actor.brandId }, async (scope) => {
    const current = await lockSource(scope, source.id);
    const isSame = current?.version === source.version && current.lastHash === source.lastHash;
    if (!isSame) return undefined;
    const now = context.now();
    const planned =
      table instanceof Failure
        ? { problemList: problemsOf(table) }
        : await planRun(scope, reader, table, {
            choices: source.choices,
            today: dateIn(actor.timeZone, now),
            terms: termsOf(source, file.at, now),
            now,
          });
    await replaceOpenRuns(scope, source.id);
    await noteLearned(scope, source.id, { lastHash: hash, seen: null });
    const run = { id, name: file.name, source, at: now, fileAt: file.at };
    return 'outlook' in planned
      ? keepPlanned(scope, { ...run, sealedFile }, planned)
      : keepFailed(scope, run, planned.problemList);
  });
}

interface Run {
  id: string;
  name: string;
  source: SourceRow;
  at: Date;
  fileAt: Date | null;
}

async function keepPlanned(
  scope: Scope,
  { sealedFile, ...run }: Run & { sealedFile: Uint8Array },
  { state, outlook, marks }: Judged,
): Promise<KeptRun> {
  const counts = countsOf(outlook);
  const waiting =
    state === 'same'
      ? { marks: null, sealedFile: null, outlook: { ...outlook, ...nameless } }
      : { marks, sealedFile, outlook };
  const kept = state === 'takes' ? 'waiting' : state;
  await insertSourceRun(scope, { ...run, ...waiting, state: kept, counts });
  if (state === 'waiting' || state === 'stopped') {
    await tellOfRun(
      scope,
      { what: state, runId: run.id, source: run.source.name },
      outlook,
      run.at,
    );
  }
  return { id: run.id, state, outlook };
}

async function keepFailed(
  scope: Scope,
  run: Run,
  problemList: KeptOutlook['problemList'],
): Promise<KeptRun> {
  const outlook = failedOutlook(problemList);
  const none = { marks: null, sealedFile: null, counts: countsOf(outlook) };
  await insertSourceRun(scope, { ...run, ...none, state: 'failed', outlook });
  await tellOfRun(
    scope,
    { what: 'failed', runId: run.id, source: run.source.name },
    outlook,
    run.at,
  );
  return { id: run.id, state: 'failed', outlook };
}

/** Why the file is no table of people. */
function problemsOf({ details, failure }: Failure): KeptOutlook['problemList'] {
  const { issues = [], text = { key: `errors.${failure}` as TextKey } } = details;
  const said = issues.length > 0 ? issues : [{ path: '', ...text }];
  return said.map((issue) => ({ issue, rowCount: 0, rowList: [] }));
}
