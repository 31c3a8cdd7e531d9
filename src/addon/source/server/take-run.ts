import { accountDoing, type Doer, noteAll } from '#core/audit/server/note.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { isOpenRun } from '#core/employee/contract/rules/run-outlook.ts';
import { dismissEmployees } from '#core/employee/server/dismiss-employees.ts';
import { savePlanned } from '#core/employee/server/import/import-employees.ts';
import { importNotes } from '#core/employee/server/import/import-notes.ts';
import { keepRun } from '#core/employee/server/run/keep-run.ts';
import { changeEmail } from '#core/user/server/change-email.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { type Scope, withBrand } from '#platform/server/db/scope.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';
import { countsOf, type PlannedRun, planRun, type Reader, readPeople } from './plan-run.ts';
import {
  forgetOutlook,
  getRunRow,
  lockRunRow,
  lockSource,
  noteLearned,
  type OpenRun,
  type SourceRow,
  updateOutlook,
} from './queries.ts';
import { openFor } from './sealed.ts';
import { speakKept } from './show.ts';
import { termsOf } from './terms.ts';

/** The most people who are named as changed since. */
const mostChanged = 5;

/**
 * Saves what a file brings (rule 187). It is worked out anew: where that is another than was shown, nothing is
 * saved, the new one is shown, and 409 names whom it concerns. 409 also where it waits no more.
 */
export async function takeRun(reader: Reader, doer: Doer, id: string): Promise<void> {
  const { context, actor, locale } = reader;
  const { unhurried: database, keyring } = context;
  const inCompany = <R>(work: (scope: Scope) => Promise<R>) =>
    withBrand({ database, brandId: actor.brandId, locale }, work);
  const { name, sealedFile } = await inCompany((scope) => getOpenRun(scope, id));
  const bytes = sealedFile && (await openFor(keyring, id, sealedFile));
  if (!bytes) throw conflict({ path: 'id', key: 'sourceMessages.fileGone' });
  const table = await readPeople(reader, { name, bytes });
  const changed = await inCompany(async (scope) => {
    await lockBrand(scope);
    const run = await getOpenRun(scope, id);
    const source = run.sourceId ? await lockSource(scope, run.sourceId) : undefined;
    if (!source) throw notFound();
    if (!source.isActive) throw conflict({ path: 'id', key: 'sourceMessages.off' });
    const now = context.now();
    const today = dateIn(actor.timeZone, now);
    const terms = termsOf(source, run.fileAt, now);
    const { choices } = source;
    const plan = await planRun(scope, reader, table, { choices, today, terms, now });
    if (!('planned' in plan)) {
      throw conflict({
        path: 'id',
        key: 'sourceMessages.unfit',
        params: { problem: speakKept(plan.problemList, locale)[0]?.message ?? '' },
      });
    }
    const names = changedSince(run, plan, scope.locale);
    // Another machine may have done its part of the day meanwhile.
    const isUnasked = accountDoing(doer) === null;
    if (isUnasked && plan.state !== 'takes') names.push(run.name);
    if (names.length > 0) {
      const { outlook, marks } = plan;
      await updateOutlook(scope, id, { outlook, marks, counts: countsOf(outlook) });
      return names;
    }
    await save(scope, { run, source, plan, doer, now, today });
    return [];
  });
  if (changed.length > 0) {
    const names = changed.slice(0, mostChanged).join(', ');
    throw conflict({ path: 'id', key: 'sourceMessages.changed', params: { names } });
  }
}

async function getOpenRun(scope: Scope, id: string): Promise<OpenRun> {
  const { state } = await getRunRow(scope, id);
  if (!isOpenRun(state)) throw conflict({ path: 'id', key: 'sourceMessages.notOpen' });
  const run = await lockRunRow(scope, id);
  if (!isOpenRun(run.state)) throw conflict({ path: 'id', key: 'sourceMessages.notOpen' });
  return run;
}

/** The names of those to whom the file would do something else than was shown. */
function changedSince({ marks }: OpenRun, plan: PlannedRun, locale: Locale): string[] {
  const shown = marks ?? {};
  const nameOf = new Map(plan.planned.map(({ form }) => [form.email, shortName(form, locale)]));
  const emails = new Set([...Object.keys(shown), ...Object.keys(plan.marks)]);
  return [...emails]
    .filter((email) => shown[email] !== plan.marks[email])
    .map((email) => nameOf.get(email) ?? email);
}

interface Saving {
  run: OpenRun;
  source: SourceRow;
  plan: PlannedRun;
  doer: Doer;
  now: Date;
  today: string;
}

async function save(scope: Scope, { run, source, plan, doer, now, today }: Saving): Promise<void> {
  const { planned, changes, file, reply } = plan;
  const leaving = plan.leaving.map(({ id }) => id);
  const origin = {
    origin: 'source' as const,
    runId: run.id,
    sourceId: source.id,
    sourceName: source.name,
  };
  const arriving = { name: run.name, planned, changes, leaving, origin, doer, now };
  await keepRun(scope, arriving, async () => {
    for (const { saved, form } of planned) {
      if (!saved || saved.email === form.email) continue;
      const change = { employee: saved, to: form.email, permissions: new Set<never>(), now };
      await changeEmail(scope, { by: 'hr', ...change });
    }
    await savePlanned(scope, file, arriving);
    await dismissEmployees(scope, plan.leaving, { doer, now, today });
  });
  await forgetOutlook(scope, run.id);
  await noteLearned(scope, source.id, {
    takenFileAt: run.fileAt ?? source.takenFileAt,
    confirmedAt: source.confirmedAt ?? now,
  });
  await noteAll(scope, doer, importNotes(reply, run.name, run.id));
}
