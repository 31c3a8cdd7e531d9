import {
  type CycleDetail,
  type CycleField,
  type createCycle,
  cycleFieldNames,
} from '#core/cycle/contract/cycle.ts';
import { nobody, type WantedPeople } from '#core/cycle/web/people/chosen.ts';
import { usualWeeks } from '#core/questionary/contract/rules/ask-again.ts';
import { firstShareOn, hasChoosing } from '#core/questionary/contract/rules/cycle.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import type { ArchivableEntry } from '#platform/contract/call/fields.ts';
import { addDays } from '#platform/contract/rules/days.ts';
import {
  type AnonymousType,
  anonymousTypes,
  type Method,
} from '#platform/contract/rules/methods.ts';
import type { Typed } from '#platform/web/form/use-form.ts';

/** What the form holds. Numbers as they are typed. */
export type CycleValues = Omit<Settings, keyof Entered> & Entered;
type Settings = Pick<CycleDetail, CycleField>;
interface Entered {
  limits: Record<AnonymousType, { min: string; max: string }>;
  perRater: string;
  chooseUntil: string;
  releaseOn: string;
  message: string;
  /** Who is added on saving. */
  chosen: WantedPeople;
}

/** What a new cycle begins with, by the company. */
export type CycleStart = Pick<
  CycleDetail,
  'smallGroups' | 'limits' | 'perRater' | 'dateStart' | 'dateEnd'
> & {
  chooseUntil: string;
  releaseOn: string;
  /** HR names the raters. */
  byHr: boolean;
  today: string;
  /** What everybody is asked, where positions have no competencies. */
  proposed: ArchivableEntry[] | undefined;
};

const daysToAnswer = 14;

/** Where nobody chooses raters, answers begin today. */
function firstDays(start: CycleStart, byCards: boolean) {
  const { dateStart, dateEnd, releaseOn } = start;
  if (!byCards) return { dateStart, dateEnd, releaseOn };
  const end = addDays(start.today, daysToAnswer);
  return { dateStart: start.today, dateEnd: end, releaseOn: firstShareOn(end) };
}

/** Days and a name that nobody has changed follow who names the raters. */
export function followed(
  before: CycleValues,
  after: CycleValues,
  { start, nameOf }: { start: CycleStart; nameOf: NameOf },
): Partial<CycleValues> {
  const byCards = isByCards(after);
  const proposed = firstDays(start, isByCards(before));
  const isTheirs = before.dateStart === proposed.dateStart && before.dateEnd === proposed.dateEnd;
  if (byCards === isByCards(before) || !isTheirs) return {};
  const days = firstDays(start, byCards);
  return {
    ...days,
    ...(after.name === nameOf(after.method, before.dateStart) && {
      name: nameOf(after.method, days.dateStart),
    }),
  };
}

export const newCycleValues = (start: CycleStart, nameOf: NameOf): CycleValues => ({
  ...firstDays(start, start.byHr),
  name: nameOf('360', firstDays(start, start.byHr).dateStart),
  method: '360',
  isAnonymous: true,
  smallGroups: start.smallGroups,
  chosenBy: start.byHr ? 'hr' : 'subject',
  approvedBy: start.byHr ? 'nobody' : 'leader',
  limits: typedLimits(start.limits),
  perRater: String(start.perRater),
  competenceSource: start.proposed ? 'list' : 'position',
  competenceList: start.proposed ?? [],
  chooseUntil: start.chooseUntil,
  release: 'talk',
  mayDecline: true,
  askAgainWeeks: usualWeeks,
  message: '',
  chosen: nobody,
});

export const cycleValuesOf = (saved: CycleDetail): CycleValues => ({
  ...(Object.fromEntries(cycleFieldNames.map((field) => [field, saved[field]])) as Settings),
  limits: typedLimits(saved.limits),
  perRater: String(saved.perRater),
  chooseUntil: saved.chooseUntil ?? '',
  releaseOn: saved.releaseOn ?? '',
  message: saved.message ?? '',
  chosen: nobody,
});

const typedLimits = (limits: CycleDetail['limits']): CycleValues['limits'] =>
  byRole((type) => ({ min: String(limits[type].min), max: String(limits[type].max) }));

const byRole = <V>(of: (type: AnonymousType) => V) =>
  Object.fromEntries(anonymousTypes.map((type) => [type, of(type)])) as Record<AnonymousType, V>;

export type CycleBody = BodyInput<typeof createCycle>;

export const cycleBodyOf = (values: CycleValues): Typed<CycleBody> => {
  const { chosen: _, ...fields } = values;
  return {
    ...fields,
    limits: byRole((type) => ({
      min: numberOf(values.limits[type].min),
      max: numberOf(values.limits[type].max),
    })),
    perRater: numberOf(values.perRater),
    competenceList:
      values.competenceSource === 'list' ? values.competenceList.map(({ id }) => ({ id })) : [],
    chooseUntil: hasChoosing(values) ? values.chooseUntil || null : null,
    dateStart: values.dateStart || undefined,
    dateEnd: values.dateEnd || undefined,
    releaseOn: values.release === 'atOnce' ? null : values.releaseOn || null,
    message: values.message || null,
  };
};

/** What is no number stays wrong, so that the field says so. */
const numberOf = (typed: string): number =>
  /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN;

/** Where a method leaves nothing to choose, HR puts down the raters. */
export const withMethod = (
  values: CycleValues,
  method: Method,
  nameOf: NameOf,
): Partial<CycleValues> => ({
  method,
  ...(method !== '360' && withChooser(values, 'hr')),
  ...(values.name === nameOf(values.method, values.dateStart) && {
    name: nameOf(method, values.dateStart),
  }),
});

/** HR names the raters, and nobody chooses or approves: each person has a questionary from the start. */
export const isByCards = ({
  chosenBy,
  approvedBy,
}: Pick<CycleValues, 'chosenBy' | 'approvedBy'>): boolean =>
  chosenBy === 'hr' && approvedBy === 'nobody';

/** Who makes a list doesn't approve it; what HR names needs nobody's yes unless HR wants it. */
export const withChooser = (
  values: CycleValues,
  chosenBy: CycleValues['chosenBy'],
): Partial<CycleValues> => ({
  chosenBy,
  ...(chosenBy === 'hr' && { approvedBy: 'nobody' as const }),
  ...(chosenBy === 'leader' && values.approvedBy === 'leader' && { approvedBy: 'hr' as const }),
});

/** The name a cycle is proposed, by its method and first day. */
export type NameOf = (method: Method, dateStart: string) => string;
const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof seasons)[number];

/** December counts to the winter of the year that follows. */
export function seasonOf(day: string): { season: Season; year: number } {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return {
    season: seasons[Math.floor((month % 12) / 3)] as Season,
    year: month === 12 ? year + 1 : year,
  };
}

/** My changes over what somebody else saved: what its status locks stays theirs. */
export function overTheirCycle(mine: CycleValues, theirs: CycleDetail): CycleValues {
  const may: readonly string[] = theirs.openFieldList;
  const saved = cycleValuesOf(theirs);
  const entries = Object.entries(mine).map(([field, value]) => [
    field,
    field === 'chosen' || may.includes(field) ? value : saved[field as keyof CycleValues],
  ]);
  return Object.fromEntries(entries) as CycleValues;
}

export type ShownField = Exclude<keyof CycleValues, 'chosen'> & CycleField;
/** The fields that differ between two states of the form. */
export const differing = (one: CycleValues, other: CycleValues): ShownField[] =>
  (Object.keys(one) as (keyof CycleValues)[]).filter(
    (field): field is ShownField =>
      field !== 'chosen' && JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
