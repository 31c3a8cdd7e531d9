import { type Permission, type Role, seesAllReports } from '#contract/call/access.ts';

type Can = (permission: Permission) => boolean;

/** How somebody may save a part of a profile: their own call, the one for anybody, or not at all. */
export type Way = 'own' | 'any' | undefined;

/** One's own profile goes by one's own permission where it is held (spec 3, section 6). */
export function profileWay(can: Can, isOwn: boolean): Way {
  if (isOwn && can('directory_employee_updatecurrentemployeeprofile__invoke')) return 'own';
  return can('directory_employee_updateemployeeprofile__invoke') ? 'any' : undefined;
}

export function companyWay(can: Can, isOwn: boolean): Way {
  if (isOwn && can('directory_employee_updatecurrentcompanyemployeeinfo__invoke')) return 'own';
  return can('directory_employee_updatecompanyemployeeinfo__invoke') ? 'any' : undefined;
}

/** Rating 360: one's own, and everybody's for admins and HR (spec 3, section 6). */
export const seesRating = (roles: readonly Role[], isOwn: boolean): boolean =>
  isOwn || seesAllReports(roles);
