import type { TextKey } from '#platform/texts/t.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import './protection.css';

const sections = [
  [
    'protection.seen.title',
    [
      'protection.seen.average',
      'protection.seen.tooFew',
      'protection.seen.gaps',
      'protection.seen.agreement',
      'protection.seen.texts',
      'protection.seen.attributed',
      'protection.seen.readers',
    ],
  ],
  [
    'protection.guarded.title',
    [
      'protection.guarded.readers',
      'protection.guarded.late',
      'protection.guarded.replaced',
      'protection.guarded.reports',
      'protection.guarded.voice',
      'protection.guarded.again',
      'protection.guarded.names',
    ],
  ],
  [
    'protection.kept.title',
    [
      'protection.kept.device',
      'protection.kept.stored',
      'protection.kept.encrypted',
      'protection.kept.destroyed',
    ],
  ],
  [
    'protection.limits.title',
    [
      'protection.limits.operator',
      'protection.limits.comesIn',
      'protection.limits.companies',
      'protection.limits.answered',
      'protection.limits.same',
      'protection.limits.together',
      'protection.limits.style',
      'protection.limits.alone',
      'protection.limits.twice',
      'protection.limits.aboutPerson',
      'protection.limits.invented',
    ],
  ],
  [
    'protection.yours.title',
    [
      'protection.yours.check',
      'protection.yours.write',
      'protection.yours.link',
      'protection.yours.unknown',
    ],
  ],
] as const satisfies [title: TextKey, lines: TextKey[]][];

/**
 * What protects anonymous answers and what cannot be prevented, in plain words. For raters, unions and
 * lawyers, so it needs no account and prints well.
 */
export function ProtectionPage() {
  const { t } = useT();
  return (
    <article className="protection">
      <h1>{t('protection.title')}</h1>
      <p>{t('protection.lead')}</p>
      {sections.map(([title, lines]) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{t(line)}</li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  );
}
