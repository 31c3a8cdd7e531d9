import { type CountsByRole, formGroups } from '#core/questionary/contract/rules/group-forming.ts';
import type { FormValues } from '#core/questionary/web/form-rules.ts';
import {
  type AnonymousType,
  anonymousTypes,
  type SmallGroups,
} from '#platform/contract/rules/methods.ts';

/** So many people rate in this role. */
export interface RoleCount {
  type: AnonymousType;
  count: number;
}

/** What the choice about small groups means for the people of a form, if all of them answer. */
export type Example =
  /** No anonymous role has anybody, or each has enough. */
  | { say: 'nobody' | 'large' }
  /** The small roles are one group, or in no number, whatever is chosen. */
  | { say: 'together' | 'tooFew'; small: RoleCount[] }
  /** Chosen to be joined, the small ones stand in that line; left out, nowhere. */
  | { say: 'matters'; people: RoleCount[]; small: RoleCount[]; line: AnonymousType[] };

type Chosen = Pick<FormValues, 'participants' | 'employeeList'>;

/** What the choice means for the first subject for whom it matters, else for the first one. Nobody rates themself. */
export function exampleOf(values: Chosen, threshold: number): Example {
  const subjects = values.employeeList.length > 0 ? values.employeeList : [{ id: '' }];
  const examples = subjects.map(({ id }) => ofSubject(values, id, threshold));
  return examples.find(({ say }) => say === 'matters') ?? examples[0] ?? { say: 'nobody' };
}

function ofSubject({ participants }: Chosen, subjectId: string, threshold: number): Example {
  const people = anonymousTypes
    .map((type) => {
      const raters = participants[type].filter(({ id }) => id !== subjectId);
      return { type, count: raters.length };
    })
    .filter(({ count }) => count > 0);
  const small = people.filter(({ count }) => count < threshold);
  if (people.length === 0) return { say: 'nobody' };
  if (small.length === 0) return { say: 'large' };
  const lineOf = (way: SmallGroups) =>
    groupsOf(people, threshold, way).find((types) => types.includes(small[0]?.type ?? 'colleague'));
  const line = lineOf('joined');
  if (!line) return { say: 'tooFew', small };
  return lineOf('leftOut') ? { say: 'together', small } : { say: 'matters', people, small, line };
}

function groupsOf(people: readonly RoleCount[], threshold: number, smallGroups: SmallGroups) {
  const counts = Object.fromEntries(
    anonymousTypes.map((type) => {
      const asked = people.find((each) => each.type === type)?.count ?? 0;
      return [type, { fresh: asked, uncounted: 0, asked, open: 0 }];
    }),
  ) as CountsByRole;
  return formGroups(counts, { threshold, smallGroups, final: true }).map(({ types }) => types);
}
