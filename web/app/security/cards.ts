import { getWaitingRights } from '#contract/people/user.ts';
import { KeptCard } from '#web/company/security/kept-card.tsx';
import type { SecurityCard } from '#web/company/security/security-cards.tsx';
import { ShareCard } from '#web/company/security/share-card.tsx';
import { TermsCard } from '#web/company/security/terms-card.tsx';
import { RightsCard } from '#web/people/user/rights-card.tsx';

/** What the page about the company's security shows, from top to bottom. */
export const cards: readonly SecurityCard[] = [
  { id: 'rights', Card: RightsCard, needs: getWaitingRights.access },
  { id: 'share', Card: ShareCard, needs: 'security_security_list' },
  { id: 'kept', Card: KeptCard, needs: 'security_security_list' },
  { id: 'terms', Card: TermsCard, needs: 'security_security_list' },
];
