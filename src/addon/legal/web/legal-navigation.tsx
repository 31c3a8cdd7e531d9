import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { legalPages } from '#addon/legal/texts/documents/legal-text.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import './legal.css';

/** The pages of the section beside the one that is open. */
export function LegalNavigation({ children }: { children: ReactNode }) {
  const { t } = useT();
  return (
    <div className="legal">
      <nav className="legal-pages" aria-label={t('legal.nav')}>
        <ul className="legal-page-list">
          {legalPages.map((page) => (
            <li key={page}>
              <Link to={`/legal/${page}`} search={true} className="legal-page-link">
                {t(`legal.page.${page}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
