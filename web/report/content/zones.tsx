import type { ReportContent, ZoneMark } from '#contract/rules/report-content.ts';
import { type Digits, digitsOf, formatLimits } from '#contract/rules/report-numbers.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Hint, Muted } from '#web/ui/show/text.tsx';
import { lookClass, Marker } from './looks.tsx';
import { ZoneRow } from './zone-row.tsx';

/**
 * The lists of competences to look at (data-and-maths, rules 6 to 8). Method 90 has no self to
 * compare with.
 */
export function Zones({ content }: { content: ReportContent }) {
  const { t, locale } = useT();
  const hasSelf = content.method !== '90';
  const limits = formatLimits(content.limits, locale);
  const digits = digitsOf(content);
  return (
    <section className="r-section">
      <h3>{t('report.zones.heading')}</h3>
      {hasSelf && <Key />}
      <div className="r-zones">
        <Zone
          heading={t('paper.zones.lowest')}
          lead={t('paper.zones.lowestLead', limits)}
          digits={digits}
          items={content.competenceMinMarkList}
        />
        <Zone
          heading={t('paper.zones.development')}
          lead={t(
            hasSelf ? 'paper.zones.developmentLead' : 'paper.zones.developmentLeadAlone',
            limits,
          )}
          digits={digits}
          items={content.developmentZoneList}
        />
        {hasSelf && (
          <>
            <Zone
              heading={t('paper.zones.hidden')}
              lead={t('paper.zones.hiddenLead', limits)}
              digits={digits}
              items={content.hiddenPossibilitiesList}
            />
            <Zone
              heading={t('paper.zones.blind')}
              lead={t('paper.zones.blindLead', limits)}
              digits={digits}
              items={content.blindZoneList}
            />
          </>
        )}
      </div>
    </section>
  );
}

interface ZoneProps {
  heading: string;
  lead: string;
  digits: Digits;
  items: readonly ZoneMark[];
}

function Zone({ heading, lead, digits, items }: ZoneProps) {
  const { t } = useT();
  return (
    <Card as="section" className="r-zone">
      <h4>{heading}</h4>
      <Hint as="p">{lead}</Hint>
      {items.length === 0 && <Muted as="p">{t('paper.zones.empty')}</Muted>}
      {items.length > 0 && (
        <ul className="r-zone-list">
          {items.map((item) => (
            <ZoneRow key={item.competenceId} zone={item} digits={digits} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The legend of the dots: self and others. */
function Key() {
  const { t } = useT();
  const dots = [
    { line: 'employee', label: t('paper.zones.self') },
    { line: 'others', label: t('paper.zones.others') },
  ];
  return (
    <ul className="r-key" aria-label={t('report.zones.legend')}>
      {dots.map(({ line, label }) => (
        <li key={line}>
          <svg className={lookClass(line)} viewBox="-8 -8 16 16" aria-hidden="true">
            <Marker line={line} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
