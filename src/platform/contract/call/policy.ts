import type { Permission } from './access.ts';

/** When something may be done with a thing: the permission it needs, and what must be so of the thing. */
export interface Allowed<Thing> {
  needs: Permission;
  when: (thing: Thing) => boolean;
}

export const always = () => true;

/** The verbs of a policy that somebody with these permissions may do with this thing, in the policy's order. */
export const verbsOf = <Verb extends string, Thing>(
  policy: Readonly<Record<Verb, Allowed<Thing>>>,
  held: ReadonlySet<Permission>,
  thing: Thing,
): Verb[] =>
  (Object.keys(policy) as Verb[]).filter(
    (verb) => held.has(policy[verb].needs) && policy[verb].when(thing),
  );
