import { useT } from '#platform/web/ui/base/texts.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Digits, Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { useTreeKeys } from './tree-keys.ts';
import { Level, TreeGroup } from './tree-level.tsx';
import { Turn } from './tree-row.tsx';
import { alone, openness, type TreeView } from './tree-view.ts';
import './tree.css';

/** Everybody, each under their leader, and at the end those who have none (rule 85). */
export function Tree({ view, aloneCount }: { view: TreeView; aloneCount: number }) {
  const { t } = useT();
  const keys = useTreeKeys();
  return (
    <Card className="structure-tree">
      <div className="structure-tree-row structure-tree-head" aria-hidden="true">
        <span className="structure-tree-name">{t('structure.employee')}</span>
        <span className="structure-tree-position">{t('structure.position')}</span>
        <span className="structure-tree-subdivision">{t('structure.tree.subdivision')}</span>
        <span className="structure-tree-direct">{t('structure.tree.direct')}</span>
        <span className="structure-tree-below">{t('structure.tree.below')}</span>
        {view.mayLead && <span className="structure-tree-lead" />}
      </div>
      <div role="tree" aria-label={t('structure.tree.label')} {...keys}>
        <Level of="top" depth={1} view={view} after={aloneCount > 0 ? 1 : 0} />
        {aloneCount > 0 && <Alone count={aloneCount} view={view} />}
      </div>
      <Hint className="structure-tree-keys">
        {t(view.mayLead ? 'structure.tree.keysLead' : 'structure.tree.keys')}
      </Hint>
    </Card>
  );
}

/** Those who neither lead nor have a leader, behind one item. */
function Alone({ count, view }: { count: number; view: TreeView }) {
  const { t } = useT();
  const { open, byItself } = openness(view, alone, 1);
  const name = t('structure.tree.alone');
  const turn = () => view.turn(alone, byItself);
  return (
    <div
      role="treeitem"
      aria-level={1}
      aria-label={`${name}, ${t('structure.count', { count })}`}
      aria-expanded={open}
      tabIndex={-1}
      className="structure-tree-alone"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the item do the same. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the item do the same. */}
      <div className="structure-tree-row is-turned" onClick={turn}>
        <Turn name={name} turn={turn} />
        <Muted className="structure-tree-name">{name}</Muted>
        <Digits className="structure-tree-below">{count}</Digits>
        {view.mayLead && <span className="structure-tree-lead" />}
      </div>
      {open && (
        <TreeGroup depth={1}>
          <Level of={alone} depth={2} view={view} />
        </TreeGroup>
      )}
    </div>
  );
}
