import {
  updateAnyCompany,
  updateAnyProfile,
  updateCompany,
  updateProfile,
} from '#core/profile/contract/profile.ts';
import { type Permission, type Role, seesAllReports } from '#platform/contract/call/access.ts';

type Can = (permission: Permission) => boolean;

/** How a person may save a part of a profile: by the call for their own, by the call for anybody's, or not at all. */
export type ProfileWay = 'own' | 'any' | undefined;

/** One's own profile is saved by one's own permission where that is held. */
export function profileWay(can: Can, isOwn: boolean): ProfileWay {
  if (isOwn && can(updateProfile.access)) return 'own';
  return can(updateAnyProfile.access) ? 'any' : undefined;
}

export function companyWay(can: Can, isOwn: boolean): ProfileWay {
  if (isOwn && can(updateCompany.access)) return 'own';
  return can(updateAnyCompany.access) ? 'any' : undefined;
}

/** Who sees Rating 360: everybody their own, and admins and HR everybody's. */
export const seesRating = (roles: readonly Role[], isOwn: boolean): boolean =>
  isOwn || seesAllReports(roles);
