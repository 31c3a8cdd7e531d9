import { proposedRoles } from '#core/factor/contract/rules/factor.ts';
import type { SecuritySettings } from '#core/security/contract/security.ts';
import type { SsoSettings } from '#core/sso/contract/sso.ts';

/** What to turn on first, what protects most before the rest. */
export const securitySteps = ['factor', 'supers', 'share'] as const;
type SecurityStep = (typeof securitySteps)[number];

/**
 * Which of them are done. A stolen password lets nobody in among those who see others' reports: they need a second
 * factor, or come in by the company's provider only. Somebody is left who can bring a super admin back. Reports don't
 * go to just anybody.
 */
export const securityStepsDone = (
  { factorRoles, share }: Pick<SecuritySettings, 'factorRoles' | 'share'>,
  { state, spareList }: Pick<SsoSettings, 'state' | 'spareList'>,
): Record<SecurityStep, boolean> => ({
  factor: state === 'required' || proposedRoles.every((role) => factorRoles.includes(role)),
  supers: spareList.filter(({ hasPassword }) => hasPassword).length > 1,
  share: share !== 'anywhere',
});
