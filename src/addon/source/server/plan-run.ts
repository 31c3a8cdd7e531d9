import type { SourceChoices } from '#addon/source/contract/source.ts';
import { readImported } from '#core/directory/server/file-import/import-file.ts';
import type {
  EmployeeImportField,
  EmployeeImportForm,
} from '#core/employee/contract/employee-import.ts';
import { peopleTable } from '#core/employee/server/import/import-columns.ts';
import { type PlannedImport, planImport } from '#core/employee/server/import/plan-import.ts';
import { listSomebodies } from '#core/employee/server/import/queries.ts';
import { nameIn } from '#core/employee/server/import/read-employees.ts';
import { noRoom } from '#core/employee/server/room.ts';
import { aDayBefore, countPlanned } from '#core/employee/server/run/day.ts';
import { countByMachine } from '#core/employee/server/run/day-queries.ts';
import { keptProblems } from '#core/employee/server/run/kept-outlook.ts';
import type { KeptOutlook } from '#core/employee/server/tables/run.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inSlices, othersFirst } from '#platform/server/shared/in-slices.ts';
import { nameKey } from '#platform/server/shared/same-name.ts';
import { unclearLetters } from '#platform/server/table-file/cell/refuse.ts';
import type { MappedTable } from '#platform/server/table-file/columns/map-columns.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { Coming } from './coming.ts';
import type { SourceFile } from './file.ts';
import { findSameAs, type Judged, judge } from './judge.ts';
import { listPlaceNames, listPresent, type SourceRow } from './queries.ts';
import type { Terms } from './terms.ts';

type Table = MappedTable<EmployeeImportField>;

/** Who reads, for which company. */
export interface Reader {
  context: Context;
  actor: { brandId: string; timeZone: string };
  locale: Locale;
}

/** What is read without anybody choosing: a file of today, with the columns that were chosen by hand before. */
const formOf = (
  { dateOrder, nameOrder, hiresToday, ...flags }: SourceChoices,
  today: string,
): EmployeeImportForm => ({
  ...flags,
  dateOrder: dateOrder ?? undefined,
  nameOrder: nameOrder ?? undefined,
  hireDate: hiresToday ? today : undefined,
});

/** The table of a source's file. Fails as reading a table by hand does. */
export async function readPeople(
  { context, actor, locale }: Reader,
  { name, bytes }: Pick<SourceFile, 'name' | 'bytes'>,
): Promise<Table> {
  const table = await readImported(
    {
      context,
      actor,
      body: {} as EmployeeImportForm,
      file: { name, bytes },
      t: speak[locale],
      locale,
    },
    peopleTable,
  );
  // Nobody is there to be asked.
  if (table.encodings.length > 0) throw unclearLetters();
  return table;
}

export type PlannedRun = Judged & { file: PlannedImport['file']; reply: PlannedImport['reply'] };

interface Asked {
  today: string;
  terms: Terms;
  now: Date;
}

/** What a file would do now. With `problemList` it can't be read as one of people. */
export async function planRun(
  scope: Scope,
  { locale }: Pick<Reader, 'locale'>,
  table: Table,
  { choices, today, terms, now }: Pick<SourceRow, 'choices'> & Asked,
): Promise<PlannedRun | Pick<KeptOutlook, 'problemList'>> {
  const asked = { form: formOf(choices, today), today, t: speak[locale], locale, leavesRoom: true };
  const first = await planImport(scope, table, asked);
  const here = await listPresent(scope);
  await othersFirst();
  const workingIn = ({ planned }: PlannedImport) => new Set(planned.map(({ form }) => form.email));
  const sameAs = await findSameAs({ planned: first.planned, here, working: workingIn(first) });
  const plan = sameAs.size > 0 ? await planImport(scope, table, asked, sameAs) : first;
  const { reply, file, planned, changes } = plan;
  if (plan.wrong.length > 0) return failed(plan.wrong);
  const working = workingIn(plan);
  const gone = file.dismissed.map(({ read }) => read.email);
  const coming: Coming = {
    planned,
    changes,
    here,
    working,
    listed: new Set([...working, ...gone]),
    nameless: new Set(
      file.withoutEmail.map(({ values }) => nameKey({ lastName: nameIn(values), firstName: '' })),
    ),
    done: await countByMachine(scope, aDayBefore(now)),
    nameOf: await namer(scope, plan),
  };
  const judged = await judge(coming, terms);
  const { created } = countPlanned(judged.planned);
  const leaving = judged.leaving.length;
  const full = await noRoom(scope, { coming: created, leaving, path: 'email' });
  if (full) return failed([{ rowIndex: 1, issues: [full] }]);
  const outlook = { ...judged.outlook, movedDays: reply.movedDays };
  return { ...judged, outlook, file, reply };
}

const failed = (wrong: PlannedImport['wrong']): Pick<KeptOutlook, 'problemList'> => ({
  problemList: keptProblems(wrong),
});

/** Spells places and people, those that the file creates too. */
async function namer(scope: Scope, { file, planned }: PlannedImport): Promise<Coming['nameOf']> {
  const names = new Map<string, string>();
  const learn = ({ id, name }: { id: string; name: string }) => names.set(id, name);
  for (const place of await listPlaceNames(scope)) learn(place);
  for (const place of [...file.positions.created, ...file.subdivisions.created]) learn(place);
  await inSlices(await listSomebodies(scope), learn);
  await inSlices(planned, ({ id, form }) => learn({ id, name: loggedName(form) }));
  return (id) => names.get(id) ?? '—';
}

/** The counts that the list of runs shows, as far as they are known before anything is saved. */
export const countsOf = ({ figures, other, unchanged }: KeptOutlook) => ({
  created: figures.joined,
  moved: figures.moved,
  changed: other,
  returned: figures.returned,
  left: figures.left,
  unchanged,
});
