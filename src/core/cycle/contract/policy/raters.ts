import { ratersNeeds } from '#core/questionary/contract/policy/needs.ts';
import type {
  CycleApprover,
  CycleChooser,
  CycleStatus,
  SubjectState,
} from '#core/questionary/contract/rules/cycle.ts';
import type { Allowed } from '#platform/contract/call/policy.ts';

/**
 * How somebody stands to the list of raters of a person: it is about them, they make it for that person, they
 * say yes to it, or they are HR.
 */
export const listRelations = ['own', 'chooser', 'approver', 'hr'] as const;
export type ListRelation = (typeof listRelations)[number];

/** A list of raters, as far as it decides what somebody may do with it. */
export interface RaterListThing {
  /** The cycle's. */
  status: CycleStatus;
  chosenBy: CycleChooser;
  approvedBy: CycleApprover;
  state: SubjectState;
  relation: ListRelation;
  /** The first day of the cycle has come: who chooses has had their time. */
  hasBegun: boolean;
  /** Whether their questionary takes answers. */
  isAnswering: boolean;
}

const isOpen = ({ status, relation }: RaterListThing): boolean =>
  status === 'nominating' || status === 'inwork' || (status === 'created' && relation === 'hr');

/** Whoever makes the list, until it is sent or the first day comes (edge 14 of the design). */
const isChosen = ({ relation, state, hasBegun }: RaterListThing): boolean =>
  (relation === 'own' || relation === 'chooser') && state === 'choosing' && !hasBegun;

/** The approver has it once it is sent, and what was not sent from the first day on. */
const isApproved = ({ relation, state, hasBegun }: RaterListThing): boolean =>
  relation === 'approver' &&
  (state === 'approval' || state === 'ready' || (state === 'choosing' && hasBegun));

const isOfHr = ({ relation, state }: RaterListThing): boolean =>
  relation === 'hr' && (state === 'choosing' || state === 'approval' || state === 'ready');

/** What may be done with a list. Nobody approves their own, whatever their roles (rule 123). */
export const ratersPolicy = {
  save: {
    needs: ratersNeeds,
    when: (list: RaterListThing) =>
      isOpen(list) && (isChosen(list) || isApproved(list) || isOfHr(list)),
  },
  send: {
    needs: ratersNeeds,
    when: (list: RaterListThing) =>
      isOpen(list) && list.state === 'choosing' && (isChosen(list) || isOfHr(list)),
  },
  approve: {
    needs: ratersNeeds,
    when: (list: RaterListThing) => isOpen(list) && (isApproved(list) || isOfHr(list)),
  },
  return: {
    needs: ratersNeeds,
    when: (list: RaterListThing) =>
      isOpen(list) &&
      list.chosenBy !== 'hr' &&
      !list.hasBegun &&
      list.state !== 'choosing' &&
      (isApproved(list) || isOfHr(list)),
  },
  add: {
    needs: ratersNeeds,
    when: ({ relation, state, isAnswering }: RaterListThing) =>
      (relation === 'approver' || relation === 'hr') && state === 'launched' && isAnswering,
  },
} as const satisfies Record<string, Allowed<RaterListThing>>;
export type RatersVerb = keyof typeof ratersPolicy;
export const ratersVerbs = /* @__PURE__ */ Object.keys(ratersPolicy) as RatersVerb[];
