import type { Brand } from '#contract/brand.ts';
import { useT } from '#web/ui/texts.tsx';

const people = ['super', 'admin', 'hr', 'manager', 'employee'] as const;
const password = 'Demo-360!';
/** The demo's people of each brand (contract, configuration). */
const domains: Record<string, string> = { north: 'demo.local', vector: 'vector.local' };

export interface DemoAccount {
  email: string;
  password: string;
}

/** One click each, with what the role shows; nothing for a brand that is not of the demo. */
export function DemoAccounts(props: {
  brand: Brand | undefined;
  busy: boolean;
  onChoose: (account: DemoAccount) => void;
}) {
  const { t } = useT();
  const domain = props.brand && domains[props.brand.slug];
  if (!domain) return null;
  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{t('signIn.demo.title')}</h2>
      <ul className="demo-list">
        {people.map((person) => (
          <li key={person}>
            <button
              type="button"
              className="demo-account"
              aria-disabled={props.busy || undefined}
              onClick={() =>
                !props.busy && props.onChoose({ email: `${person}@${domain}`, password })
              }
            >
              <strong>{t(`signIn.demo.${person}`)}</strong>
              <span>{t(`signIn.demo.${person}Sees`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
