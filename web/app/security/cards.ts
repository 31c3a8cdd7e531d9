import { getConsentSettings } from '#contract/assessment/consent.ts';
import { getWaitingRights } from '#contract/people/user.ts';
import { ConsentCard } from '#web/assessment/consent/consent-card.tsx';
import { HookCard } from '#web/company/hook/hook-card.tsx';
import { KeyCard } from '#web/company/key/key-card.tsx';
import { AddressCard } from '#web/company/security/address-card.tsx';
import { FactorCard } from '#web/company/security/factor-card.tsx';
import { KeptCard } from '#web/company/security/kept-card.tsx';
import type { SecurityCard } from '#web/company/security/security-cards.tsx';
import { SessionCard } from '#web/company/security/session-card.tsx';
import { ShareCard } from '#web/company/security/share-card.tsx';
import { TermsCard } from '#web/company/security/terms-card.tsx';
import { DomainCard } from '#web/company/sso/domain-card.tsx';
import { SsoCard } from '#web/company/sso/sso-card.tsx';
import { RightsCard } from '#web/people/user/rights-card.tsx';

/** What the page about the company's security shows, from top to bottom. */
export const cards: readonly SecurityCard[] = [
  { id: 'rights', Card: RightsCard, needs: getWaitingRights.access },
  { id: 'sessions', Card: SessionCard, needs: 'security_security_list' },
  { id: 'addresses', Card: AddressCard, needs: 'security_security_list' },
  { id: 'sso', Card: SsoCard, needs: 'security_security_list' },
  { id: 'domains', Card: DomainCard, needs: 'security_security_list' },
  { id: 'keys', Card: KeyCard, needs: 'security_security_list' },
  { id: 'hooks', Card: HookCard, needs: 'security_security_list' },
  { id: 'factor', Card: FactorCard, needs: 'security_security_list' },
  { id: 'share', Card: ShareCard, needs: 'security_security_list' },
  { id: 'consent', Card: ConsentCard, needs: getConsentSettings.access },
  { id: 'kept', Card: KeptCard, needs: 'security_security_list' },
  { id: 'terms', Card: TermsCard, needs: 'security_security_list' },
];
