import { useEffect } from 'react';
import type { Brand } from '#core/company/contract/brand.ts';
import {
  demoEmail,
  demoLanguages,
  demoLogins,
  demoPassword,
  demoSlugs,
} from '#platform/contract/demo.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

interface DemoAccount {
  email: string;
  password: string;
}

export interface DemoAccountsProps {
  brand: Brand | undefined;
  /** Whether it is a public demo, which anybody may try. */
  isPublic: boolean;
  busy: boolean;
  /** Called with the company whose language is the visitor's. */
  onSuggest: (slug: string) => void;
  onChoose: (account: DemoAccount) => void;
}

/**
 * Buttons that sign in to the demo, each with what its role can see. Empty for a brand that is not
 * part of the demo.
 */
export function DemoAccounts(props: DemoAccountsProps) {
  const { t, locale } = useT();
  const suggested = demoSlugs.find((one) => demoLanguages[one] === locale);
  // Only as the language changes: whoever picks another company keeps it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's handler is another one at every key.
  useEffect(() => {
    if (suggested) props.onSuggest(suggested);
  }, [suggested]);
  const slug = demoSlugs.find((one) => one === props.brand?.slug);
  if (!slug) return null;
  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{t('demoAccounts.title')}</h2>
      {props.isPublic && <p className="demo-public">{t('demoAccounts.public')}</p>}
      <ul className="demo-list">
        {demoLogins.map((login) => (
          <li key={login}>
            <button
              type="button"
              className="demo-account"
              aria-disabled={props.busy || undefined}
              onClick={() =>
                !props.busy &&
                props.onChoose({ email: demoEmail(login, slug), password: demoPassword })
              }
            >
              <strong>{t(`demoAccounts.${login}`)}</strong>
              <span>{t(`demoAccounts.${login}Sees`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
