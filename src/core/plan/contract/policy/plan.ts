import { planNeeds } from '#core/questionary/contract/policy/needs.ts';
import type { Allowed } from '#platform/contract/call/policy.ts';

/** A plan that the caller reads: their own, or one that is shared with them as they lead its person now. */
export interface PlanThing {
  isOwn: boolean;
  isClosed: boolean;
}

const isOwners = ({ isOwn }: Pick<PlanThing, 'isOwn'>): boolean => isOwn;
const isOpen = ({ isClosed }: Pick<PlanThing, 'isClosed'>): boolean => !isClosed;
const isOwnAndOpen = (plan: PlanThing): boolean => isOwners(plan) && isOpen(plan);

/** What may be done with a development plan (rules 153 and 154). Whoever leads its person reads and writes notes. */
export const planPolicy = {
  update: { needs: planNeeds, when: isOwnAndOpen },
  /** Showing it to whoever leads one, and taking that back: at any time. */
  share: { needs: planNeeds, when: isOwners },
  note: { needs: planNeeds, when: isOpen },
  close: { needs: planNeeds, when: isOwnAndOpen },
} as const satisfies Record<string, Allowed<PlanThing>>;
export type PlanVerb = keyof typeof planPolicy;
export const planVerbs = /* @__PURE__ */ Object.keys(planPolicy) as PlanVerb[];
