import { keepsAnonymity, type ReviewerRole } from '#platform/contract/rules/methods.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { type Name, nameKey } from '#platform/server/shared/same-name.ts';

/** Somebody who rates somebody in an assessment (rule 26). Nobody's rating of themself is one. */
export interface Voice {
  subjectId: string;
  raterId: string;
  /** Whether it is behind a number that names nobody; every other one is known by name. */
  isAnonymous: boolean;
}

/** A voice of an assessment that went to work. */
export interface BoundVoice extends Voice {
  number: number;
  isInWork: boolean;
  /** The first day on which it is bound no more, YYYY-MM-DD; in work, the day if the assessment ends on its last day. */
  freeFrom: string;
}

/** A voice that may not begin, and why. */
export interface HeldVoice extends Voice {
  /** `bound`: by another assessment. `twice`: the same two people are here already. `self`: of one name. */
  why: 'bound' | 'twice' | 'self';
  /** The voice that holds it; where several do, the one that holds it longest. */
  by?: Pick<BoundVoice, 'number' | 'isInWork' | 'freeFrom'>;
}

/** For so many days after its assessment stopped taking answers a voice is bound. */
export const boundDays = 30;

/** What decides whether a questionary is anonymous. */
export type AnonymityRules = Parameters<typeof keepsAnonymity>[0];

/** Whether somebody in this role is behind a number that names nobody. */
export const isAnonymousIn = (questionary: AnonymityRules, type: ReviewerRole): boolean =>
  type !== 'supervisor' && type !== 'employee' && keepsAnonymity(questionary);

interface Asking extends AnonymityRules {
  subjects: readonly { id: string }[];
  participants: readonly { id: string; type: ReviewerRole }[];
}

/** The voices that an assessment would begin: every rater's about everybody but themself. */
export const voicesOf = ({ subjects, participants, ...questionary }: Asking): Voice[] =>
  participants
    .filter(({ type }) => type !== 'employee')
    .flatMap(({ id, type }) =>
      subjects
        .filter((subject) => subject.id !== id)
        .map((subject) => ({
          subjectId: subject.id,
          raterId: id,
          isAnonymous: isAnonymousIn(questionary, type),
        })),
    );

/**
 * Records that bear one name, of today or as they were asked or assessed, are one person: for each the same
 * word says so. A record whose names are not known stands for itself.
 */
export function joinRecords(names: ReadonlyMap<string, readonly Name[]>): (id: string) => string {
  const above = new Map<string, string>();
  const personOf = (id: string): string => {
    const next = above.get(id);
    if (next === undefined) return id;
    const person = personOf(next);
    above.set(id, person);
    return person;
  };
  const bearers = new Map<string, string>();
  for (const [id, own] of names)
    for (const key of own.map(nameKey)) {
      const bearer = bearers.get(key) ?? id;
      bearers.set(key, bearer);
      const [one, other] = [personOf(id), personOf(bearer)];
      if (one !== other) above.set(one, other);
    }
  return personOf;
}

interface Given {
  wanted: readonly Voice[];
  /** The voices about the same people in assessments that are in work or were done lately. */
  bound: readonly BoundVoice[];
  names: ReadonlyMap<string, readonly Name[]>;
  /** The first day on which the wanted ones may be answered, YYYY-MM-DD. */
  firstDay: string;
  /** Whether this only looks ahead: then an assessment in work is taken to end on its last day. */
  isAhead?: boolean;
}

/**
 * One voice at a time (rule 26): of two voices of one person about one person, of which at least one is
 * anonymous, the second does not begin while the first is bound, be it here or in another assessment. Nor does
 * anybody rate somebody of their own name. Returns the wanted ones that may not begin, in their order.
 */
export function heldVoices({
  wanted,
  bound,
  names,
  firstDay,
  isAhead = false,
}: Given): HeldVoice[] {
  const personOf = joinRecords(names);
  const pairOf = ({ subjectId, raterId }: Voice) => `${personOf(subjectId)} ${personOf(raterId)}`;
  const others = groupBy(bound, pairOf);
  const begun = new Map<string, Voice[]>();
  return wanted.flatMap((voice): HeldVoice[] => {
    if (personOf(voice.subjectId) === personOf(voice.raterId)) return [{ ...voice, why: 'self' }];
    const isHeldBy = (other: Voice) => voice.isAnonymous || other.isAnonymous;
    const pair = pairOf(voice);
    const [by] = (others.get(pair) ?? [])
      .filter(isHeldBy)
      .filter((other) => (other.isInWork && !isAhead) || other.freeFrom > firstDay)
      .sort((one, other) => longest(other).localeCompare(longest(one)));
    if (by) return [{ ...voice, why: 'bound', by }];
    const here = begun.get(pair) ?? [];
    if (here.some(isHeldBy)) return [{ ...voice, why: 'twice' }];
    begun.set(pair, [...here, voice]);
    return [];
  });
}

/** Sorts by how long a voice is bound: one in work is bound longer than any that is done. */
const longest = ({ isInWork, freeFrom }: BoundVoice) => `${Number(isInWork)} ${freeFrom}`;

/** The day on which all of these may begin; null where no day is sure, or none helps. */
export function dayForAll(held: readonly HeldVoice[]): string | null {
  const days = held.flatMap(({ by }) => (by && !by.isInWork ? [by.freeFrom] : []));
  return days.length === held.length ? (days.sort().at(-1) ?? null) : null;
}
