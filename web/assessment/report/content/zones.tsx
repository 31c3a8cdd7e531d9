import type { ReactNode } from 'react';
import { hasSelf } from '#contract/assessment/content/report-statements.ts';
import {
  othersLabel,
  sayLabels,
  sayNoGrowth,
  sayNoStrengths,
  strengthsHeading,
  strengthsLead,
  type Telling,
} from '#contract/assessment/reading/report-words.ts';
import { type LabelledZone, zonesOf } from '#contract/assessment/telling/report-growth.ts';
import { Card } from '#web/platform/ui/show/card.tsx';
import { Hint, Muted } from '#web/platform/ui/show/text.tsx';
import { lookClass, Marker } from './chart/looks.tsx';
import { ZoneRow } from './zone-row.tsx';

/** Strengths and what to develop, each competence once with its labels (rule 65). */
export function Zones({ telling }: { telling: Telling }) {
  const { content, t } = telling;
  const zones = zonesOf(content);
  const { standingOut, hidden, growth } = zones;
  const strengths = [...zones.strengths, ...standingOut];
  const noStrengths = sayNoStrengths(telling);
  const noGrowth = sayNoGrowth(telling);
  const hasStrong = strengths.length > 0 || hidden.length > 0 || noStrengths !== null;
  const hasWeak = growth.length > 0 || noGrowth !== null;
  if (!hasStrong && !hasWeak) return null;
  return (
    <section className="r-section" aria-label={t('report.zones.heading')}>
      <div className="r-zones">
        {hasStrong && (
          <Zone heading={strengthsHeading(telling)}>
            {strengths.length > 0 && <Hint as="p">{strengthsLead(telling)}</Hint>}
            <List items={strengths} empty={noStrengths} telling={telling} />
            {hidden.length > 0 && (
              <>
                <h4>{t('paper.zones.hidden')}</h4>
                <List items={hidden.map(withoutLabels)} telling={telling} />
              </>
            )}
          </Zone>
        )}
        {hasWeak && (
          <Zone heading={t('paper.growth.heading')}>
            <List items={growth} empty={noGrowth} telling={telling} />
          </Zone>
        )}
      </div>
      {hasSelf(content) && <Key telling={telling} />}
      <ul className="r-meanings">
        {sayLabels(zones, telling).map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
      </ul>
    </section>
  );
}

function Zone({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card as="section" className="r-zone">
      <h3>{heading}</h3>
      {children}
    </Card>
  );
}

/** Below a heading that says it already. */
const withoutLabels = (zone: LabelledZone): LabelledZone => ({ ...zone, labels: [] });

interface ListProps {
  items: readonly LabelledZone[];
  empty?: string | null;
  telling: Telling;
}

function List({ items, empty, telling }: ListProps) {
  if (items.length === 0) return empty ? <Muted as="p">{empty}</Muted> : null;
  return (
    <ul className="r-zone-list">
      {items.map((item) => (
        <ZoneRow key={item.competenceId} zone={item} telling={telling} />
      ))}
    </ul>
  );
}

/** The legend of the dots: self and others. */
function Key({ telling }: { telling: Telling }) {
  const { t } = telling;
  const dots = [
    { line: 'employee', label: t('paper.zones.self') },
    { line: 'others', label: othersLabel(telling) },
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
