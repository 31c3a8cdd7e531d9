import type { ComponentType, ReactNode } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { updateSecuritySettings } from '#core/security/contract/security.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { useSecurity } from './queries.ts';
import './security.css';

/** One subject of the page: how it stands, and what opens to change it. */
export interface SecurityCard {
  id: string;
  Card: ComponentType;
  /** Whoever lacks it doesn't see the card. */
  needs: Permission;
}

/** The id of a card's element, by which an address leads to it. */
export const cardAddress = (id: string): string => `security-${id}`;

export type SecurityPage = 'signIn' | 'security' | 'integrations';

interface SecurityCardsProps {
  page: SecurityPage;
  cards: readonly SecurityCard[];
  first?: ReactNode;
}

/** What protects the company, card by card. Administrators read it, super admins change it. */
export function SecurityCards({ page, cards, first }: SecurityCardsProps) {
  const { t } = useT();
  const can = useCan();
  const settings = useSecurity();
  return (
    <div className="security">
      <h1>{t(`menu.${page}`)}</h1>
      <Muted as="p">{t(`companySecurity.lead.${page}`)}</Muted>
      {!can(updateSecuritySettings.access) && <Muted as="p">{t('companySecurity.ofSupers')}</Muted>}
      {settings.isError && <QueryError query={settings} title={t('companySecurity.notLoaded')} />}
      {first}
      <div className="security-cards">
        {cards
          .filter(({ needs }) => can(needs))
          .map(({ id, Card }) => (
            <section key={id} id={cardAddress(id)} className="security-card" tabIndex={-1}>
              <Card />
            </section>
          ))}
      </div>
    </div>
  );
}
