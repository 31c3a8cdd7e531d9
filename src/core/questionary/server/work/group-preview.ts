import type { GroupPreview, RoleOutcome } from '#core/questionary/contract/questionary-groups.ts';
import {
  type CountsByRole,
  type FormingRule,
  formGroups,
} from '#core/questionary/contract/rules/group-forming.ts';
import {
  type AnonymousType,
  anonymousTypes,
  keepsAnonymity,
  type SmallGroups,
} from '#platform/contract/rules/methods.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';
import { type CountingFacts, countRaters, type RaterCount } from './counting-rules.ts';

/** Everything that decides what becomes of each role in the final reports (rules 25 and 90). */
export interface GroupFacts extends CountingFacts {
  smallGroups: SmallGroups;
}
type Rule = Omit<FormingRule, 'final'>;
type RatersByRole = Record<AnonymousType, RaterCount>;
type RolePreview = GroupPreview['roleList'][number];

/**
 * What becomes of the roles, once for all subjects with the same raters, the most subjects first. Empty
 * where nobody is anonymous or no anonymous role has anybody.
 */
export function previewGroups(facts: GroupFacts): GroupPreview[] {
  const previews = facts.subjects.map(({ id }) => previewRoles(ratersOf(facts, id), ruleOf(facts)));
  const alike = groupBy(previews, (roleList) => JSON.stringify(roleList));
  return keepsAnonymity(facts)
    ? [...alike.values()]
        .map((group) => ({ subjectCount: group.length, roleList: group[0] ?? [] }))
        .filter(({ roleList }) => roleList.length > 0)
        .sort((a, b) => b.subjectCount - a.subjectCount)
    : [];
}

/** For each role: for how many subjects of all these questionaries it would stand alone, be combined, or be left out. */
export function countOutcomes(all: readonly GroupFacts[]): RoleOutcome[] {
  const previews = all.flatMap(previewGroups);
  return anonymousTypes
    .map((type) => {
      const roles = previews.flatMap(({ subjectCount, roleList }) =>
        roleList.filter((role) => role.type === type).map((role) => ({ subjectCount, role })),
      );
      const count = (is: (role: RolePreview) => boolean) =>
        roles.reduce((sum, { subjectCount, role }) => sum + (is(role) ? subjectCount : 0), 0);
      const [isNowhere, isCombined] = [
        ({ shownWith }: RolePreview) => shownWith === null,
        ({ shownWith }: RolePreview) => shownWith !== null && shownWith.length > 0,
      ];
      return {
        type,
        subjectCount: count(() => true),
        aloneCount: count((role) => !isNowhere(role) && !isCombined(role)),
        combinedCount: count(isCombined),
        leftOutCount: count(isNowhere),
      };
    })
    .filter(({ subjectCount }) => subjectCount > 0);
}

/** What each anonymous role about this person would be shown with if all answer; null: it is in no number. */
export const rolesShown = (facts: GroupFacts, subjectId: string) =>
  keepsAnonymity(facts)
    ? previewRoles(ratersOf(facts, subjectId), ruleOf(facts)).map(({ type, shownWith }) => ({
        type,
        shownWith,
      }))
    : [];

/** The roles that somebody rates in, in display order. */
export function previewRoles(raters: RatersByRole, rule: Rule): RolePreview[] {
  return anonymousTypes.flatMap((type): RolePreview[] => {
    const { asked, uncounted } = raters[type];
    if (asked === 0) return [];
    const needed = rule.threshold + uncounted;
    const fewer = Math.min(needed - 1, asked);
    const outcomes = Array.from({ length: fewer }, (_, at) =>
      outcomeOf(type, { ...raters, [type]: answering(raters[type], fewer - at) }, rule),
    );
    const distinct = new Map(outcomes.map((types) => [JSON.stringify(types), types]));
    return [
      {
        type,
        asked,
        uncounted,
        needed,
        shownWith: outcomeOf(type, raters, rule),
        below: [...distinct.values()],
      },
    ];
  });
}

/** So many of them answer, those who don't count among them. */
const answering = ({ uncounted }: RaterCount, count: number): RaterCount => ({
  asked: count,
  uncounted: Math.min(uncounted, count),
});

/** The other roles that it is shown with if all of these answer; null: it is in no number. */
function outcomeOf(type: AnonymousType, raters: RatersByRole, rule: Rule): AnonymousType[] | null {
  const counts = Object.fromEntries(
    anonymousTypes.map((role) => {
      const { asked, uncounted } = raters[role];
      return [role, { fresh: asked, uncounted, asked, open: 0 }];
    }),
  ) as CountsByRole;
  const groups = formGroups(counts, { ...rule, final: true });
  const own = groups.find(({ types }) => types.includes(type));
  return own ? own.types.filter((other) => other !== type) : null;
}

const ratersOf = (facts: GroupFacts, subjectId: string) =>
  Object.fromEntries(
    anonymousTypes.map((type) => [type, countRaters(facts, subjectId, type)]),
  ) as RatersByRole;

const ruleOf = ({ anonymityThreshold: threshold, smallGroups }: GroupFacts): Rule => ({
  threshold,
  smallGroups,
});
