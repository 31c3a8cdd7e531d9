import { KeyCard } from '#addon/api-key/web/key-card.tsx';
import { SourceCard } from '#addon/source/web/source-card.tsx';
import { WebhookCard } from '#addon/webhook/web/webhook-card.tsx';
import { getConsentSettings } from '#core/consent/contract/consent.ts';
import { ConsentCard } from '#core/consent/web/consent-card.tsx';
import { AddressCard } from '#core/security/web/address-card.tsx';
import { FactorCard } from '#core/security/web/factor-card.tsx';
import { KeptCard } from '#core/security/web/kept-card.tsx';
import type { SecurityCard, SecurityPage } from '#core/security/web/security-cards.tsx';
import { SessionCard } from '#core/security/web/session-card.tsx';
import { ShareCard } from '#core/security/web/share-card.tsx';
import { TermsCard } from '#core/security/web/terms-card.tsx';
import { DomainCard } from '#core/sso/web/domain-card.tsx';
import { SsoCard } from '#core/sso/web/sso-card.tsx';
import { getWaitingRights } from '#core/user/contract/user.ts';
import { RightsCard } from '#core/user/web/rights-card.tsx';

/** What the pages about the company's security show, from top to bottom. */
export const cards: Record<SecurityPage, readonly SecurityCard[]> = {
  signIn: [
    { id: 'factor', Card: FactorCard, needs: 'security_security_list' },
    { id: 'sso', Card: SsoCard, needs: 'security_security_list' },
    { id: 'domains', Card: DomainCard, needs: 'security_security_list' },
    { id: 'sessions', Card: SessionCard, needs: 'security_security_list' },
    { id: 'addresses', Card: AddressCard, needs: 'security_security_list' },
  ],
  security: [
    { id: 'rights', Card: RightsCard, needs: getWaitingRights.access },
    { id: 'share', Card: ShareCard, needs: 'security_security_list' },
    { id: 'consent', Card: ConsentCard, needs: getConsentSettings.access },
    { id: 'kept', Card: KeptCard, needs: 'security_security_list' },
    { id: 'terms', Card: TermsCard, needs: 'security_security_list' },
  ],
  integrations: [
    { id: 'keys', Card: KeyCard, needs: 'security_security_list' },
    { id: 'hooks', Card: WebhookCard, needs: 'security_security_list' },
    { id: 'sources', Card: SourceCard, needs: 'people_source_list' },
  ],
};
