import { useT } from '#platform/web/ui/base/texts.tsx';
import { LegalSections } from './legal-sections.tsx';

const gaps = ['typed', 'tap', 'tables', 'files'] as const;
const looked = ['tests', 'engines', 'nobody'] as const;

/** How accessible the product is: docs/accessibility.md in short (rule 202). */
export function AccessibilityPage() {
  const { t } = useT();
  return (
    <article className="legal-sheet">
      <header className="legal-head">
        <h1>{t('legal.page.accessibility')}</h1>
        <p>{t('legal.accessibility.lead')}</p>
      </header>
      <LegalSections
        sections={[
          [
            t('legal.accessibility.gaps.title'),
            gaps.map((gap) => t(`legal.accessibility.gaps.${gap}`)),
          ],
          [
            t('legal.accessibility.looked.title'),
            looked.map((way) => t(`legal.accessibility.looked.${way}`)),
          ],
        ]}
      />
      <section className="legal-part">
        <h2>{t('legal.accessibility.tell.title')}</h2>
        <p>
          {t('legal.accessibility.tell.how')} <a href="/legal/company">{t('legal.page.company')}</a>
        </p>
      </section>
    </article>
  );
}
