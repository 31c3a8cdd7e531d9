import { type AnonymousType, anonymousTypes, type ParticipantType } from '#contract/methods.ts';

/** Who assesses one person in one anonymous questionary, and how many people it keeps together. */
export interface Panel {
  anonymityThreshold: number;
  raters: readonly { id: string; type: ParticipantType }[];
}

/** The raters of some roles, as one sum in a report has them. */
interface Union {
  roles: readonly AnonymousType[];
  ids: ReadonlySet<string>;
}

/**
 * Whether two questionaries about one person could tell what fewer than T people answered
 * (decision 26; docs/decisions/006 says why it goes further). A report shows roles alone or joined,
 * so all that can be worked out of it are sums over the raters of some roles together; where people
 * answer alike in both, two such sums differ by those who stand in only one of them. `isCounted`:
 * not of those who may open the reports, as they know their own answers.
 */
export function areTooNear(here: Panel, there: Panel, isCounted: (id: string) => boolean): boolean {
  const threshold = Math.max(here.anonymityThreshold, there.anonymityThreshold);
  const theirs = unionsOf(there);
  return unionsOf(here).some((ours) =>
    theirs.some(
      (other) =>
        (isSameRole(ours, other) || (isShown(ours, here) && isShown(other, there))) &&
        apart(ours, other).filter(isCounted).length < threshold,
    ),
  );
}

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

function unionsOf({ raters }: Panel): Union[] {
  return choices
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

/** What decision 26 names: one role of either, however few. */
const isSameRole = (one: Union, other: Union) =>
  one.roles.length === 1 && one.roles.join() === other.roles.join();

const apart = (one: Union, other: Union): string[] =>
  [...new Set([...one.ids, ...other.ids])].filter((id) => one.ids.has(id) !== other.ids.has(id));
