import { permissionsOf, type Role, roles } from '#platform/contract/call/access.ts';

const isWithin = (role: Role, other: Role): boolean => {
  const held = permissionsOf([other], { matrix: true });
  return permissionsOf([role], { matrix: true }).every((name) => held.includes(name));
};
/** Of roles with the same permissions each surpasses those after it, so that one stands for all. */
const surpasses = (one: Role, other: Role): boolean =>
  isWithin(other, one) && (!isWithin(one, other) || roles.indexOf(one) < roles.indexOf(other));

/** Whom no other of these surpasses: what is refused to them is refused to whoever may do less. */
export const strongest = (among: readonly Role[]): Role[] =>
  among.filter((role) => !among.some((other) => surpasses(other, role)));

const weakest = (among: readonly Role[]): Role[] =>
  among.filter((role) => !among.some((other) => surpasses(role, other)));

/** Both ends of those who may do something. */
export const edges = (among: readonly Role[]): Role[] => {
  const ends = [...strongest(among), ...weakest(among)];
  return among.filter((role) => ends.includes(role));
};

/** Both sides of the line between those who may do something and those who may not. */
export const atLine = (may: readonly Role[]): Role[] => [
  ...weakest(may),
  ...strongest(roles.filter((role) => !may.includes(role))),
];
