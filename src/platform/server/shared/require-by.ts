import type { Issue } from '#platform/contract/call/issues.ts';
import type { Allowed } from '#platform/contract/call/policy.ts';
import { conflict } from './errors.ts';

type Policy = Readonly<Record<string, Allowed<never>>>;
type Thing<Of extends Policy, Verb extends keyof Of> = Parameters<Of[Verb]['when']>[0];

/**
 * Refuses verbs as a policy does: 409 with the verb's own words where it must not be done with this
 * thing. The permission is the call's (decision 114).
 */
export const requireBy =
  <Of extends Policy, Refused extends keyof Of>(policy: Of, refusals: Record<Refused, Issue>) =>
  <Verb extends Refused>(thing: Thing<Of, Verb>, verb: Verb): void => {
    if (!policy[verb]?.when(thing as never)) throw conflict(refusals[verb]);
  };
