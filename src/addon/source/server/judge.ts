import { createHash } from 'node:crypto';
import { brokenLimits, type MachineLimit } from '#core/employee/contract/rules/machine-limits.ts';
import {
  isStopping,
  type RunFigure,
  type RunReason,
  type RunState,
  runFigures,
  type UnclearReason,
} from '#core/employee/contract/rules/run-outlook.ts';
import type { NamedPerson } from '#core/employee/contract/run/outlook.ts';
import type { LeaderChange } from '#core/employee/server/leader/rules.ts';
import { changedKeys, employeeColumns, type SavedEmployee } from '#core/employee/server/rules.ts';
import { countPlanned } from '#core/employee/server/run/day.ts';
import type { PlannedEmployee } from '#core/employee/server/save-employees.ts';
import type { KeptOutlook } from '#core/employee/server/tables/run.ts';
import {
  type FullyNamed,
  fullName,
  loggedLocale,
  loggedName,
} from '#platform/contract/rules/names.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { inSlices } from '#platform/server/shared/in-slices.ts';
import { isSameName, nameKey } from '#platform/server/shared/same-name.ts';
import type { Coming, Present } from './coming.ts';
import type { Terms } from './terms.ts';
import { findSwapped, hasMoreRights, whyAbsentStays } from './unclear.ts';

export interface Judged {
  state: Extract<RunState, 'same' | 'waiting' | 'stopped'> | 'takes';
  outlook: KeptOutlook;
  /** What becomes of each person, by e-mail, in a few letters. */
  marks: Record<string, string>;
  planned: PlannedEmployee[];
  changes: LeaderChange[];
  /** Whom the source makes leave. */
  leaving: SavedEmployee[];
}

/** What somebody's row or absence comes to: what stands in each figure. */
interface Fate {
  person: { id: string | null; email: string; name: string };
  figures: Map<RunFigure, { before: string; after: string; unclear?: UnclearReason }>;
  isOther?: boolean;
  isUncounted?: boolean;
}

/** What a file would do to whom, and whether somebody has to say yes first (rules 187 and 188). */
export async function judge(coming: Coming, terms: Terms): Promise<Judged> {
  const { here, listed } = coming;
  const byId = new Map(here.map((one) => [one.saved.id, one]));
  const dropped = findSwapped(coming.planned);
  const planned = await inSlices(
    coming.planned.filter(({ id }) => !dropped.has(id)),
    (one) => keepEmail(one, byId.get(one.id)),
  );
  const changes = coming.changes.filter(({ employeeId }) => !dropped.has(employeeId));
  const led = new Map(changes.map((change) => [change.employeeId, change]));
  const inFile = new Set(coming.planned.map(({ id }) => id));
  const gone = here.filter(
    ({ saved }) => !coming.working.has(saved.email) && !inFile.has(saved.id),
  );
  const absent = terms.absent === 'leave' ? gone : [];
  const leftByFile =
    terms.absent === 'leave' ? [] : gone.filter(({ saved }) => listed.has(saved.email));
  const added = absent.length > 0 ? planned.filter(({ saved }) => !saved) : [];
  const newNames = new Set(await inSlices(added, ({ form }) => nameKey(form)));
  const whyStays = (one: Present) => whyAbsentStays(one, coming, newNames);
  const fates = [
    ...(await inSlices(planned, (one) => fateOf(one, led.get(one.id), byId.get(one.id), coming))),
    ...coming.planned
      .filter(({ id }) => dropped.has(id))
      .map((one) => unclear(one.saved, 'swapped')),
    ...coming.planned
      .filter((one) => isKeptEmail(one, byId.get(one.id)))
      .map((one) => unclear(one.saved, 'rights', one.form.email)),
    ...leftByFile.map(({ saved }) => unclear(saved, 'leftByFile')),
    ...absent.map((one) => absentFate(one, whyStays(one), coming)),
  ];
  const leaving = absent.filter((one) => !whyStays(one)).map(({ saved }) => saved);
  const outlook = outlookOf(fates, here.length);
  const { done } = coming;
  const present = here.length + done.left;
  const doing = { left: leaving.length, ...countPlanned(planned) };
  const withDone = (kind: keyof typeof doing) => doing[kind] && doing[kind] + done[kind];
  const limits = brokenLimits(
    {
      present,
      left: withDone('left'),
      emails: withDone('emails'),
      created: withDone('created'),
      changed: withDone('changed'),
      listed: present - gone.filter(({ saved }) => !listed.has(saved.email)).length,
    },
    terms,
  );
  const reasonList = reasonsFor(outlook, limits, terms);
  const changed = fates.filter((one) => !isIdle(one));
  return {
    state: stateFor(outlook, reasonList),
    outlook: { ...outlook, reasonList },
    marks: Object.fromEntries(
      await inSlices(changed, (one) => [one.person.email, markOf(one)] as const),
    ),
    planned,
    changes,
    leaving,
  };
}

const reasonsFor = (
  { uncounted }: KeptOutlook,
  limits: readonly MachineLimit[],
  { isConfirmed, mode, isOlder }: Terms,
): RunReason[] => [
  ...(isConfirmed ? [] : (['first'] as const)),
  ...(isConfirmed && mode === 'confirm' ? (['confirm'] as const) : []),
  ...(uncounted > 0 ? (['uncounted'] as const) : []),
  ...(isOlder ? (['older'] as const) : []),
  ...limits,
];

function stateFor({ figures, other }: KeptOutlook, reasons: readonly RunReason[]): Judged['state'] {
  const isChanging = other > 0 || runFigures.some((one) => one !== 'unclear' && figures[one] > 0);
  if (!isChanging) return 'same';
  if (reasons.some(isStopping)) return 'stopped';
  return reasons.length > 0 ? 'waiting' : 'takes';
}

/** Whether a person keeps their e-mail, as it opens more than their own data: a source gives nobody another's rights. */
const isKeptEmail = ({ form, saved }: PlannedEmployee, present: Present | undefined): boolean =>
  saved !== undefined && saved.email !== form.email && hasMoreRights(present);

function keepEmail(one: PlannedEmployee, present: Present | undefined): PlannedEmployee {
  if (!one.saved || !isKeptEmail(one, present)) return one;
  const form = { ...one.form, email: one.saved.email };
  const isSame = changedKeys(employeeColumns(form), one.saved).length === 0;
  return { ...one, form, outcome: isSame ? 'unchanged' : one.outcome };
}

const names = ['lastName', 'firstName', 'middleName'] as const;

function fateOf(
  { form, saved, outcome, id }: PlannedEmployee,
  led: LeaderChange | undefined,
  present: Present | undefined,
  { nameOf }: Coming,
): Fate {
  const figures: Fate['figures'] = new Map();
  const placeOf = (one: { positionId: string; subdivisionId: string }) =>
    `${nameOf(one.positionId)}, ${nameOf(one.subdivisionId)}`;
  const leadersOf = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  const person = { id: saved?.id ?? null, email: form.email, name: loggedName(form) };
  if (!saved || outcome === 'restored') {
    const becomes = [placeOf(form), ...(led ? [leadersOf(led.after)] : [])].join('; ');
    figures.set(saved ? 'returned' : 'joined', { before: '', after: becomes });
    return { person, figures };
  }
  const keys = changedKeys(employeeColumns(form), saved);
  const hasChanged = (...fields: (keyof typeof form)[]) =>
    fields.some((field) => keys.some((key) => key === field));
  if (hasChanged('positionId', 'subdivisionId')) {
    figures.set('moved', { before: placeOf(saved), after: placeOf(form) });
  }
  if (led) figures.set('leader', { before: leadersOf(led.before), after: leadersOf(led.after) });
  if (hasChanged(...names)) {
    const spelled = (one: FullyNamed) => fullName(one, loggedLocale);
    figures.set('renamed', { before: spelled(saved), after: spelled(form) });
  }
  if (hasChanged('email')) figures.set('email', { before: saved.email, after: form.email });
  const isAnother = hasChanged('email') || (hasChanged(...names) && !isSameName(saved, form));
  return {
    person: { ...person, id },
    figures,
    isOther: figures.size === 0 && keys.length > 0,
    isUncounted: isAnother && (present?.isAsked ?? false),
  };
}

function unclear(saved: SavedEmployee | undefined, why: UnclearReason, after = ''): Fate {
  const person = {
    id: saved?.id ?? null,
    email: saved?.email ?? '',
    name: saved ? loggedName(saved) : '',
  };
  const before = after ? person.email : '';
  return { person, figures: new Map([['unclear', { before, after, unclear: why }]]) };
}

function absentFate({ saved }: Present, why: UnclearReason | undefined, { nameOf }: Coming): Fate {
  if (why) return unclear(saved, why);
  const { id, email, positionId, subdivisionId } = saved;
  const before = `${nameOf(positionId)}, ${nameOf(subdivisionId)}`;
  const person = { id, email, name: loggedName(saved) };
  return { person, figures: new Map([['left', { before, after: '' }]]) };
}

const isIdle = ({ figures, isOther }: Fate): boolean => figures.size === 0 && !isOther;

const markOf = ({ person, figures, isOther }: Fate): string =>
  createHash('sha256')
    .update(JSON.stringify([person.name, [...figures], isOther]))
    .digest('base64url')
    .slice(0, 12);

const byName = new Intl.Collator('ru');

function outlookOf(fates: readonly Fate[], present: number): KeptOutlook {
  const inOrder = fates
    .filter((one) => !isIdle(one))
    .sort((a, b) => byName.compare(a.person.name, b.person.name));
  const of = (figure: RunFigure): NamedPerson[] =>
    inOrder.flatMap(({ person, figures }) => {
      const found = figures.get(figure);
      return found ? [{ ...person, ...found, unclear: found.unclear ?? null }] : [];
    });
  const all = runFigures.map((figure) => [figure, of(figure)] as const);
  const uncounted = inOrder.filter(({ isUncounted }) => isUncounted);
  return {
    reasonList: [],
    figures: Object.fromEntries(
      all.map(([figure, list]) => [figure, list.length]),
    ) as KeptOutlook['figures'],
    people: Object.fromEntries(all) as KeptOutlook['people'],
    other: fates.filter(({ isOther }) => isOther).length,
    unchanged: fates.filter(isIdle).length,
    present,
    uncounted: uncounted.length,
    uncountedList: uncounted.map(({ person }) => person.name),
    problemList: [],
  };
}

/** People whom the file has under a new e-mail, by that: a new row with the name and day of hiring of one who is absent. */
export async function findSameAs({
  planned,
  here,
  working,
}: Pick<Coming, 'planned' | 'here' | 'working'>) {
  const absent = groupBy(
    here.filter(({ saved }) => !working.has(saved.email)),
    ({ saved }) => nameKey(saved),
  );
  if (absent.size === 0) return new Map<string, SavedEmployee>();
  const created = planned.filter(({ outcome }) => outcome === 'created');
  const named = await inSlices(created, (one) => ({ ...one, name: nameKey(one.form) }));
  const coming = groupBy(named, ({ name }) => name);
  const pairs = [...coming].flatMap(([name, [one, ...more]]): [string, SavedEmployee][] => {
    const [other, ...others] = absent.get(name) ?? [];
    if (!one || !other || more.length > 0 || others.length > 0) return [];
    const isSame = other.saved.inCompany === one.form.inCompany;
    return isSame ? [[one.form.email, other.saved]] : [];
  });
  return new Map(pairs);
}
