import type { ReportContent } from '#contract/rules/report-content.ts';
import { formatLimits } from '#contract/rules/report-numbers.ts';
import { useT } from '#web/ui/base/texts.tsx';

/** How the numbers were worked out: scale, formula, limits, agreement (data-and-maths, "Report content"). */
export function Notes({ content }: { content: ReportContent }) {
  const { t, locale } = useT();
  const limits = formatLimits(content.limits, locale);
  const scale = t('paper.notes.scaleText', {
    always: t('answer.1'),
    most: t('answer.2'),
    half: t('answer.3'),
    rarely: t('answer.4'),
    never: t('answer.5'),
    unknown: t('answer.0'),
  });
  const notes = [
    [t('paper.notes.scale'), scale],
    [t('paper.notes.formula'), t('paper.notes.formulaText')],
    [
      t('paper.notes.limits'),
      content.method === '90'
        ? t('paper.notes.limitsTextAlone', limits)
        : t('paper.notes.limitsText', limits),
    ],
    ...(content.competenceMarkList.some(({ agreement }) => agreement)
      ? [[t('paper.notes.agreement'), t('paper.notes.agreementText')]]
      : []),
  ];
  return (
    <section className="r-section">
      <h3>{t('paper.notes.heading')}</h3>
      <dl className="r-notes">
        {notes.map(([heading, text]) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
