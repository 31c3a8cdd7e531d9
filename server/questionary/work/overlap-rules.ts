import {
  type AnonymousType,
  anonymousTypes,
  type ParticipantType,
} from '#contract/rules/methods.ts';

/** Who assesses one person in one questionary, and how many people it keeps together. */
export interface Panel {
  anonymityThreshold: number;
  /** Otherwise everybody's answers are shown as such (rule 25). */
  keepsAnonymity: boolean;
  raters: readonly { id: string; type: ParticipantType }[];
}

/** The raters of some roles, as one sum in a report has them. */
interface Union {
  roles: readonly AnonymousType[];
  ids: ReadonlySet<string>;
}

/**
 * Whether two questionaries about one person could tell what fewer than T people answered
 * (rule 26; decision 022 says why it goes further). A report shows roles alone or joined,
 * so all that can be worked out of it are sums over the raters of some roles together; where people
 * answer alike in both, two such sums differ by those who stand in only one of them, and a sum less
 * those whose answers the other shows as such is what the rest answered. `isCounted`: not of those
 * who may open the reports, as they know their own answers.
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

/** Whose answers a report shows as such: supervisors', and everybody's where nothing is anonymous. */
const namedIn = ({ raters, keepsAnonymity }: Panel): string[] =>
  raters
    .filter(({ type }) => type === 'supervisor' || !(keepsAnonymity || type === 'employee'))
    .map(({ id }) => id);

/** Every non-empty choice of the three roles. */
const choices: readonly (readonly AnonymousType[])[] = [
  ['colleague'],
  ['customer'],
  ['subordinate'],
  ['colleague', 'customer'],
  ['colleague', 'subordinate'],
  ['customer', 'subordinate'],
  anonymousTypes,
];

/** None where nothing is anonymous. */
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

/** Fewer people than its threshold no report shows, not even joined. */
const isShown = ({ ids }: Union, { anonymityThreshold }: Panel) => ids.size >= anonymityThreshold;

/** What rule 26 names: one role of either, however few. */
const isSameRole = (one: Union, other: Union) =>
  one.roles.length === 1 && one.roles.join() === other.roles.join();

const apart = (one: Union, other: Union): string[] =>
  [...new Set([...one.ids, ...other.ids])].filter((id) => one.ids.has(id) !== other.ids.has(id));
