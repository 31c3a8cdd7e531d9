import type { Summary } from '#addon/summary/contract/summary.ts';
import { formatMark } from '#core/report/contract/content/report-numbers.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Digits, Hint } from '#platform/web/ui/show/text.tsx';

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
