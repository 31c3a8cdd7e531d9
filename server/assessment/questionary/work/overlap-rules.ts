import {
  type AnonymousType,
  anonymousTypes,
  type ParticipantType,
} from '#contract/platform/rules/methods.ts';

/** Who assesses one person in one questionary, and how many people it keeps together. */
export interface Panel {
  anonymityThreshold: number;
  /** If false, everybody's own answers are shown (rule 25). */
  keepsAnonymity: boolean;
  raters: readonly { id: string; type: ParticipantType }[];
}

/** The raters of some roles, as a report adds them up. */
interface Union {
  roles: readonly AnonymousType[];
  ids: ReadonlySet<string>;
}

/**
 * Whether two questionaries about one person could reveal what fewer than T people answered (rule
 * 26; decision 022 says why it goes further). A report shows roles alone or joined, so anyone can
 * work out sums over the raters of some roles together. Where people answer alike in both, two such
 * sums differ by those who are in only one of them. And if the other questionary shows somebody's
 * own answers, subtracting them from a sum leaves the rest. `isCounted` is false for people who may
 * open the reports, as they know their own answers.
 */
export function areTooNear(here: Panel, there: Panel, isCounted: (id: string) => boolean): boolean {
  const named = new Set([...namedIn(here), ...namedIn(there)]);
  const unknown = (ids: Iterable<string>) =>
    [...ids].filter((id) => isCounted(id) && !named.has(id)).length;
  const isUnmasked = (panel: Panel) =>
    unionsOf(panel).some(
      (union) =>
        isShown(union, panel) &&
        [...union.ids].some((id) => named.has(id)) &&
        unknown(union.ids) < panel.anonymityThreshold,
    );
  if (isUnmasked(here) || isUnmasked(there)) return true;
  const threshold = Math.max(here.anonymityThreshold, there.anonymityThreshold);
  const theirs = unionsOf(there);
  return unionsOf(here).some((ours) =>
    theirs.some(
      (other) =>
        (isSameRole(ours, other) || (isShown(ours, here) && isShown(other, there))) &&
        unknown(apart(ours, other)) < threshold,
    ),
  );
}

/**
 * People whose own answers a report shows: supervisors, and everybody where nothing is anonymous.
 */
export const namedIn = ({
  raters,
  keepsAnonymity,
}: Pick<Panel, 'raters' | 'keepsAnonymity'>): string[] =>
  raters
    .filter(({ type }) => type === 'supervisor' || !(keepsAnonymity || type === 'employee'))
    .map(({ id }) => id);

/** Every non-empty selection of the three roles. */
export const choices: readonly (readonly AnonymousType[])[] = [
  ['colleague'],
  ['customer'],
  ['subordinate'],
  ['colleague', 'customer'],
  ['colleague', 'subordinate'],
  ['customer', 'subordinate'],
  anonymousTypes,
];

/** Empty where nothing is anonymous. */
function unionsOf({ raters, keepsAnonymity }: Panel): Union[] {
  return (keepsAnonymity ? choices : [])
    .map((roles) => ({
      roles,
      ids: new Set(
        raters.filter(({ type }) => roles.some((role) => role === type)).map(({ id }) => id),
      ),
    }))
    .filter(({ ids }) => ids.size > 0);
}

/** No report shows fewer people than its threshold, not even joined. */
const isShown = ({ ids }: Union, { anonymityThreshold }: Panel) => ids.size >= anonymityThreshold;

/** The case that rule 26 names: the same single role in both, however few. */
const isSameRole = (one: Union, other: Union) =>
  one.roles.length === 1 && one.roles.join() === other.roles.join();

const apart = (one: Union, other: Union): string[] =>
  [...new Set([...one.ids, ...other.ids])].filter((id) => one.ids.has(id) !== other.ids.has(id));
