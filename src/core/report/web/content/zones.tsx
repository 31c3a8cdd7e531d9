import {
  sayZoneMarks,
  type Telling,
  zoneBlocks,
} from '#core/report/contract/reading/report-words.ts';
import { hyphenate } from '#platform/web/ui/base/hyphenate.ts';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';

/** Each of the four lists whole (rule 65a). */
export function Zones({ telling }: { telling: Telling }) {
  const { t } = telling;
  const blocks = zoneBlocks(telling);
  if (blocks.length === 0) return null;
  return (
    <section className="r-zones" aria-label={t('report.zones.heading')}>
      {blocks.map(({ heading, lead, items }) => (
        <Card as="section" key={heading} className="r-zone">
          <h3>{heading}</h3>
          <Hint as="p">{items.length > 0 ? lead : t('paper.zones.none')}</Hint>
          {items.length > 0 && (
            <ul className="r-zone-list">
              {items.map((item) => (
                <li key={item.competenceId}>
                  <span className="r-name">{hyphenate(item.name)}</span>
                  <Hint digits>{sayZoneMarks(item, telling)}</Hint>
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </section>
  );
}
