import { getConsentSettings } from '#contract/assessment/consent.ts';
import { getWaitingRights } from '#contract/people/user.ts';
import { ConsentCard } from '#web/assessment/consent/consent-card.tsx';
import { KeptCard } from '#web/company/security/kept-card.tsx';
import type { SecurityCard } from '#web/company/security/security-cards.tsx';
import { ShareCard } from '#web/company/security/share-card.tsx';
import { RightsCard } from '#web/people/user/rights-card.tsx';

/** What the page about the company's security shows, from top to bottom. */
export const cards: readonly SecurityCard[] = [
  { id: 'rights', Card: RightsCard, needs: getWaitingRights.access },
  { id: 'share', Card: ShareCard, needs: 'security_security_list' },
  { id: 'consent', Card: ConsentCard, needs: getConsentSettings.access },
  { id: 'kept', Card: KeptCard, needs: 'security_security_list' },
];
