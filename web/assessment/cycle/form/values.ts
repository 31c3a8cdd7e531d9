import type { CycleDetail, CycleField, createCycle } from '#contract/assessment/cycle/cycle.ts';
import { hasChoosing } from '#contract/assessment/rules/cycle.ts';
import type { BodyInput } from '#contract/platform/call/endpoint.ts';
import type { ArchivableEntry } from '#contract/platform/call/fields.ts';
import {
  type AnonymousType,
  anonymousTypes,
  type Method,
} from '#contract/platform/rules/methods.ts';
import { nobody, type WantedPeople } from '#web/assessment/cycle/people/chosen.ts';
import type { Typed } from '#web/platform/form/use-form.ts';

/** What the form holds. Numbers as they are typed. */
export type CycleValues = Pick<
  CycleDetail,
  | 'name'
  | 'method'
  | 'isAnonymous'
  | 'smallGroups'
  | 'chosenBy'
  | 'approvedBy'
  | 'competenceSource'
  | 'dateStart'
  | 'dateEnd'
  | 'release'
  | 'mayDecline'
> & {
  limits: Record<AnonymousType, { min: string; max: string }>;
  perRater: string;
  competenceList: ArchivableEntry[];
  chooseUntil: string;
  releaseOn: string;
  message: string;
  /** Who is added on saving. */
  chosen: WantedPeople;
};

/** What a new cycle begins with, by the company. */
export type CycleStart = Pick<
  CycleDetail,
  'smallGroups' | 'limits' | 'perRater' | 'dateStart' | 'dateEnd'
> & {
  chooseUntil: string;
  releaseOn: string;
  /** What everybody is asked, where positions have no competencies. */
  proposed: ArchivableEntry[] | undefined;
};

export const newCycleValues = (start: CycleStart, nameOf: NameOf): CycleValues => ({
  name: nameOf('360', start.dateStart),
  method: '360',
  isAnonymous: true,
  smallGroups: start.smallGroups,
  chosenBy: 'subject',
  approvedBy: 'leader',
  limits: typedLimits(start.limits),
  perRater: String(start.perRater),
  competenceSource: start.proposed ? 'list' : 'position',
  competenceList: start.proposed ?? [],
  chooseUntil: start.chooseUntil,
  dateStart: start.dateStart,
  dateEnd: start.dateEnd,
  release: 'talk',
  releaseOn: start.releaseOn,
  mayDecline: true,
  message: '',
  chosen: nobody,
});

export const cycleValuesOf = (saved: CycleDetail): CycleValues => ({
  name: saved.name,
  method: saved.method,
  isAnonymous: saved.isAnonymous,
  smallGroups: saved.smallGroups,
  chosenBy: saved.chosenBy,
  approvedBy: saved.approvedBy,
  limits: typedLimits(saved.limits),
  perRater: String(saved.perRater),
  competenceSource: saved.competenceSource,
  competenceList: saved.competenceList,
  chooseUntil: saved.chooseUntil ?? '',
  dateStart: saved.dateStart,
  dateEnd: saved.dateEnd,
  release: saved.release,
  releaseOn: saved.releaseOn ?? '',
  mayDecline: saved.mayDecline,
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
  ...(method !== '360' && { chosenBy: 'hr' as const }),
  ...(values.name === nameOf(values.method, values.dateStart) && {
    name: nameOf(method, values.dateStart),
  }),
});

/** Who makes a list doesn't approve it. */
export const withChooser = (
  values: CycleValues,
  chosenBy: CycleValues['chosenBy'],
): Partial<CycleValues> => ({
  chosenBy,
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
