import {
  type CountsByRole,
  type FormingRule,
  formGroups,
  type RoleCounts,
} from '#core/questionary/contract/rules/group-forming.ts';
import type { InterimPreview } from '#core/report/contract/interim-preview.ts';
import { type AnonymousType, anonymousTypes } from '#platform/contract/rules/methods.ts';

/** How a role's people stand about one subject while a questionary is in work: as HR sees it. */
export interface RoleStanding {
  asked: number;
  answered: number;
  /** How many don't count (rule 25): of those asked, and then of those who answered. */
  uncounted: number;
  uncountedAnswered: number;
  /** How many are in groups of former interim reports, and for how many who don't count these groups have allowed. */
  shown: number;
  uncountedShown: number;
}
type StandingByRole = Record<AnonymousType, RoleStanding>;
type RoleInterim = InterimPreview['roleList'][number];
type Rule = Omit<FormingRule, 'final'>;

/**
 * What an interim report would show at most of each role that somebody is asked in, and what it would
 * cost (rule 90, decision 108). It knows people only: every answer counts as one that says something.
 */
export function previewInterim(standing: StandingByRole, rule: Rule): RoleInterim[] {
  const ripe = ripeOf(standing, rule);
  const after = mapRoles(standing, (role, type) => (ripe.has(type) ? allShown(role) : role));
  const [withIt, without] = [after, standing].map((each) => inFinal(each, rule));
  return anonymousTypes
    .filter((type) => standing[type].asked > 0)
    .map((type) => {
      const role = standing[type];
      const left = after[type].asked - after[type].shown;
      const isLost = left > 0 && without?.has(type) && !withIt?.has(type);
      return {
        type,
        asked: role.asked,
        answered: role.answered,
        shown: role.shown,
        fresh: freshOf(role),
        ...(ripe.has(type) ? { becomes: 'shown', missing: 0 } : waiting(standing, type, rule)),
        lost: isLost ? left : 0,
      };
    });
}

/** Why a role is not shown now, and how many more must answer at least for that. */
function waiting(
  standing: StandingByRole,
  type: AnonymousType,
  rule: Rule,
): Pick<RoleInterim, 'becomes' | 'missing'> {
  const role = standing[type];
  if (freshOf(role) === 0) return { becomes: 'nothing', missing: 0 };
  for (let more = 1; more <= role.asked - role.answered; more += 1) {
    const later = { ...standing, [type]: withAnswers(role, more) };
    if (ripeOf(later, rule).has(type)) return { becomes: 'few', missing: more };
  }
  return { becomes: 'never', missing: 0 };
}

/** So many more have answered, first those who count. */
function withAnswers(role: RoleStanding, more: number): RoleStanding {
  const { asked, answered, uncounted, uncountedAnswered } = role;
  const counting = asked - answered - (uncounted - uncountedAnswered);
  return {
    ...role,
    answered: answered + more,
    uncountedAnswered: uncountedAnswered + Math.max(0, more - counting),
  };
}

/** The roles that an interim report made now would show. */
const ripeOf = (standing: StandingByRole, rule: Rule): Set<AnonymousType> =>
  rolesIn(mapRoles(standing, countsNow), { ...rule, final: false });

/** How many have answered and are in no group. */
const freshOf = ({ answered, shown }: RoleStanding): number => Math.max(0, answered - shown);

const countsNow = (role: RoleStanding): RoleCounts => ({
  fresh: freshOf(role),
  uncounted: Math.max(0, role.uncountedAnswered - role.uncountedShown),
  asked: role.asked,
  open: role.asked - role.answered,
});

const allShown = (role: RoleStanding): RoleStanding => ({
  ...role,
  shown: role.answered,
  uncountedShown: role.uncountedAnswered,
});

/** The roles whose people the final report shows, in whatever group, once all have answered. */
function inFinal(standing: StandingByRole, rule: Rule): Set<AnonymousType> {
  const counts = mapRoles(standing, (role) =>
    countsNow({ ...role, answered: role.asked, uncountedAnswered: role.uncounted }),
  );
  return rolesIn(counts, { ...rule, final: true });
}

const rolesIn = (counts: CountsByRole, rule: FormingRule): Set<AnonymousType> =>
  new Set(formGroups(counts, rule).flatMap(({ types }) => types));

const mapRoles = <Given, Made>(
  roles: Record<AnonymousType, Given>,
  make: (role: Given, type: AnonymousType) => Made,
): Record<AnonymousType, Made> => ({
  colleague: make(roles.colleague, 'colleague'),
  customer: make(roles.customer, 'customer'),
  subordinate: make(roles.subordinate, 'subordinate'),
});
