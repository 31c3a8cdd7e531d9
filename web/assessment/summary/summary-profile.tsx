import type { Summary } from '#contract/assessment/company/summary.ts';
import { formatMark } from '#contract/assessment/content/report-numbers.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Card } from '#web/platform/ui/show/card.tsx';
import { Digits, Hint } from '#web/platform/ui/show/text.tsx';

/** Two bars for each competence: others and self. */
export function SummaryProfile({ summary: { competenceList } }: { summary: Summary }) {
  const { t, locale } = useT();
  const shown = competenceList.filter(({ mark }) => mark !== null);
  if (shown.length === 0) return null;
  return (
    <Card as="section" className="summary-part">
      <h2>{t('summary.profile')}</h2>
      <Hint as="p">{t('summary.scale')}</Hint>
      <dl className="summary-profile">
        {shown.map((row) => (
          <div key={row.competenceId}>
            <dt>{row.name}</dt>
            {(['others', 'self'] as const).map((whose) => {
              const mark = whose === 'others' ? row.mark : row.self.mark;
              return mark === null ? null : (
                <dd key={whose}>
                  <Hint>{t(`summary.${whose}`)}</Hint>
                  <span className="summary-track" aria-hidden="true">
                    <span
                      className={`summary-bar is-${whose}`}
                      style={{ width: `${(mark / 5) * 100}%` }}
                    />
                  </span>
                  <Digits>{formatMark(mark, locale, 1)}</Digits>
                </dd>
              );
            })}
          </div>
        ))}
      </dl>
    </Card>
  );
}
