import type { ReactNode } from 'react';
import type { ZoneMark } from '#core/report/contract/content/report-content.ts';
import { hasSelf } from '#core/report/contract/content/report-statements.ts';
import {
  othersLabel,
  sayNoStrengths,
  strengthsHeading,
  strengthsLead,
  type Telling,
  zoneBlocks,
} from '#core/report/contract/reading/report-words.ts';
import { zonesOf } from '#core/report/contract/telling/report-growth.ts';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { lookClass, Marker } from './chart/looks.tsx';
import { ZoneRow } from './zone-row.tsx';

/** Strengths, then each list of the report whole (rule 65a). */
export function Zones({ telling }: { telling: Telling }) {
  const { content, t } = telling;
  const { strengths, standingOut } = zonesOf(content);
  const strong = [...strengths, ...standingOut];
  const noStrengths = sayNoStrengths(telling);
  const blocks = zoneBlocks(telling);
  if (strong.length === 0 && noStrengths === null && blocks.length === 0) return null;
  return (
    <section className="r-section" aria-label={t('report.zones.heading')}>
      {strong.length > 0 && (
        <Zone heading={strengthsHeading(telling)} lead={strengthsLead(telling)}>
          <List items={strong} telling={telling} />
        </Zone>
      )}
      {strong.length === 0 && noStrengths !== null && (
        <Zone heading={strengthsHeading(telling)} lead={noStrengths} />
      )}
      <div className="r-zones">
        {blocks.map(({ heading, lead, items }) => (
          <Zone
            key={heading}
            heading={heading}
            lead={items.length > 0 ? lead : t('paper.zones.none')}
          >
            {items.length > 0 && <List items={items} telling={telling} />}
          </Zone>
        ))}
      </div>
      {hasSelf(content) && <Key telling={telling} />}
    </section>
  );
}

interface ZoneProps {
  heading: string;
  lead: string;
  children?: ReactNode;
}

function Zone({ heading, lead, children }: ZoneProps) {
  return (
    <Card as="section" className="r-zone">
      <h3>{heading}</h3>
      <Hint as="p">{lead}</Hint>
      {children}
    </Card>
  );
}

const List = ({ items, telling }: { items: readonly ZoneMark[]; telling: Telling }) => (
  <ul className="r-zone-list">
    {items.map((item) => (
      <ZoneRow key={item.competenceId} zone={item} telling={telling} />
    ))}
  </ul>
);

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
