import { useT } from '#platform/web/ui/base/texts.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Digits, Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { useOrgChartKeys } from './org-chart-keys.ts';
import { Level, OrgChartGroup } from './org-chart-level.tsx';
import { Turn } from './org-chart-row.tsx';
import { alone, type OrgChartView, openness } from './org-chart-view.ts';
import './org-chart.css';

/** Everybody, each under their leader, and at the end those who have none (rule 85). */
export function OrgChart({ view, aloneCount }: { view: OrgChartView; aloneCount: number }) {
  const { t } = useT();
  const keys = useOrgChartKeys();
  return (
    <Card className="structure-org-chart">
      <div className="structure-org-chart-row structure-org-chart-head" aria-hidden="true">
        <span className="structure-org-chart-name">{t('structure.employee')}</span>
        <span className="structure-org-chart-position">{t('structure.position')}</span>
        <span className="structure-org-chart-subdivision">
          {t('structure.orgChart.subdivision')}
        </span>
        <span className="structure-org-chart-direct">{t('structure.orgChart.direct')}</span>
        <span className="structure-org-chart-below">{t('structure.orgChart.below')}</span>
        {view.mayLead && <span className="structure-org-chart-lead" />}
      </div>
      <div role="tree" aria-label={t('structure.orgChart.label')} {...keys}>
        <Level of="top" depth={1} view={view} after={aloneCount > 0 ? 1 : 0} />
        {aloneCount > 0 && <Alone count={aloneCount} view={view} />}
      </div>
      <Hint className="structure-org-chart-keys">
        {t(view.mayLead ? 'structure.orgChart.keysLead' : 'structure.orgChart.keys')}
      </Hint>
    </Card>
  );
}

/** Those who neither lead nor have a leader, behind one item. */
function Alone({ count, view }: { count: number; view: OrgChartView }) {
  const { t } = useT();
  const { open, byItself } = openness(view, alone, 1);
  const name = t('structure.orgChart.alone');
  const turn = () => view.turn(alone, byItself);
  return (
    <div
      role="treeitem"
      aria-level={1}
      aria-label={`${name}, ${t('structure.count', { count })}`}
      aria-expanded={open}
      tabIndex={-1}
      className="structure-org-chart-alone"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the item do the same. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the item do the same. */}
      <div className="structure-org-chart-row is-turned" onClick={turn}>
        <Turn name={name} turn={turn} />
        <Muted className="structure-org-chart-name">{name}</Muted>
        <Digits className="structure-org-chart-below">{count}</Digits>
        {view.mayLead && <span className="structure-org-chart-lead" />}
      </div>
      {open && (
        <OrgChartGroup depth={1}>
          <Level of={alone} depth={2} view={view} />
        </OrgChartGroup>
      )}
    </div>
  );
}
