import type { Permission } from './access.ts';

/** When something may be done with a thing: the permission it needs, and the statuses that allow it. */
export interface Allowed<Status> {
  needs: Permission;
  in: readonly Status[];
}

export const allowsStatus = <Status>(allowed: Allowed<Status>, status: Status): boolean =>
  allowed.in.includes(status);

/** Of a policy's verbs, in its order, those that somebody with these permissions may do in this status. */
export const verbsOf = <Verb extends string, Status>(
  policy: Readonly<Record<Verb, Allowed<Status>>>,
  held: ReadonlySet<Permission>,
  status: Status,
): Verb[] =>
  (Object.keys(policy) as Verb[]).filter(
    (verb) => held.has(policy[verb].needs) && allowsStatus(policy[verb], status),
  );
