import {
  type AnonymousType,
  anonymousTypes,
  type SmallGroups,
} from '#platform/contract/rules/methods.ts';

/** A role's people about one subject, as one output of a report finds them. */
export interface RoleCounts {
  /** Finished sheets that say something and are in no group yet. */
  fresh: number;
  /** How many of the people behind finished sheets in no group don't count (rule 25). */
  uncounted: number;
  /** Assignments, done or open. */
  asked: number;
  open: number;
}

export type CountsByRole = Record<AnonymousType, RoleCounts>;

export interface FormingRule {
  threshold: number;
  smallGroups: SmallGroups;
  final: boolean;
}

/** People who are shown together for good: their roles in display order, and how many of them count. */
export interface FormedGroup {
  types: AnonymousType[];
  weight: number;
}

/**
 * The groups that an output of an anonymous report makes of those who are in none yet
 * (data-and-maths, "Atoms": extend). Everybody with a fresh sheet in one of a group's roles is in it. An
 * interim report makes one of a role only where half of those asked count, so that nobody is narrowed
 * down by the moment that somebody chooses, and where nobody or at least T are still to answer.
 */
export function formGroups(counts: CountsByRole, rule: FormingRule): FormedGroup[] {
  const { threshold, smallGroups, final } = rule;
  const weightOf = (type: AnonymousType) => weightIn(counts[type]);
  const isRipe = (type: AnonymousType) => {
    const { open } = counts[type];
    const mayLeaveOpen = final || open === 0 || open >= threshold;
    return mayLeaveOpen && weightOf(type) >= neededOf(counts[type], rule);
  };
  const alone = anonymousTypes
    .filter(isRipe)
    .map((type): FormedGroup => ({ types: [type], weight: weightOf(type) }));
  const rest = anonymousTypes.filter((type) => counts[type].fresh > 0 && !isRipe(type));
  if (!final || rest.length === 0) return alone;
  const weight = rest.reduce((sum, type) => sum + weightOf(type), 0);
  if (weight >= threshold) return [...alone, { types: rest, weight }];
  if (smallGroups === 'leftOut') return alone;
  const freshOf = ({ types: [type] }: FormedGroup) => (type ? counts[type].fresh : 0);
  const [smallest] = alone.toSorted((a, b) => freshOf(a) - freshOf(b));
  return alone.map((group) =>
    group === smallest
      ? { types: inOrder([...group.types, ...rest]), weight: group.weight + weight }
      : group,
  );
}

/** How many of these people count towards the threshold. */
const weightIn = ({ fresh, uncounted }: RoleCounts): number => Math.max(0, fresh - uncounted);

/** How many must count for the role to be a group of its own in this output. */
const neededOf = (
  { asked }: RoleCounts,
  { threshold, final }: Pick<FormingRule, 'threshold' | 'final'>,
): number => (final ? threshold : Math.max(threshold, Math.ceil(asked / 2)));

const inOrder = (types: readonly AnonymousType[]) =>
  anonymousTypes.filter((type) => types.includes(type));
