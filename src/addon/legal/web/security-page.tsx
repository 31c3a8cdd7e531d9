import type { TextKey } from '#platform/texts/t.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LegalSections } from './legal-sections.tsx';

/** What protects the data, as HR asks about it. Where the page for raters says the same, in its words. */
const sections = [
  [
    'security.answers.title',
    [
      'security.answers.average',
      'protection.seen.tooFew',
      'protection.seen.gaps',
      'protection.seen.texts',
      'protection.guarded.reports',
      'protection.guarded.voice',
      'security.answers.stored',
      'security.answers.encrypted',
      'protection.kept.destroyed',
    ],
  ],
  [
    'security.access.title',
    ['security.access.roles', 'security.access.companies', 'security.access.log'],
  ],
  [
    'security.signIn.title',
    [
      'security.signIn.password',
      'security.signIn.session',
      'security.signIn.link',
      'security.signIn.told',
    ],
  ],
  [
    'security.encryption.title',
    [
      'security.encryption.wire',
      'security.encryption.disk',
      'security.encryption.scripts',
      'security.encryption.files',
    ],
  ],
  [
    'security.limits.title',
    [
      'protection.limits.operator',
      'protection.limits.comesIn',
      'protection.limits.companies',
      'protection.limits.answered',
      'protection.limits.same',
      'protection.limits.together',
      'protection.limits.twice',
      'protection.limits.style',
      'protection.limits.aboutPerson',
      'protection.limits.invented',
      'security.limits.factor',
      'security.limits.tested',
    ],
  ],
  ['security.report.title', ['security.report.how']],
] as const satisfies [title: TextKey, lines: TextKey[]][];

/** What is said of the connection is true of the one by which the page came. */
export function SecurityPage({ protocol = window.location.protocol }: { protocol?: string }) {
  const { t } = useT();
  const isOpen = protocol !== 'https:';
  return (
    <article className="legal-sheet">
      <header className="legal-head">
        <h1>{t('legal.page.security')}</h1>
        <p>{t('security.lead')}</p>
        <p>
          <a href="/answers-protected">{t('security.answers.whole')}</a>
        </p>
      </header>
      <LegalSections
        sections={sections.map(([title, lines]) => [
          t(title),
          lines.map((line) =>
            t(
              isOpen && line === 'security.encryption.wire' ? 'security.encryption.openWire' : line,
            ),
          ),
        ])}
      />
    </article>
  );
}
