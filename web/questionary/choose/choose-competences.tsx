import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Entry } from '#contract/call/fields.ts';
import { mostCompetences } from '#contract/questionary.ts';
import { QueryError } from '#web/api/query-error.tsx';
import { useT } from '#web/ui/base/texts.tsx';
import { Modal } from '#web/ui/cover/modal.tsx';
import { Checkbox } from '#web/ui/field/checkbox.tsx';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { Tabs } from '#web/ui/press/tabs.tsx';
import { EmptyState } from '#web/ui/state/empty-state.tsx';
import { Skeleton } from '#web/ui/state/skeleton.tsx';
import { ChooseFooter } from './choose-footer.tsx';
import './choose.css';
import { holds } from '#web/questionary/names.ts';
import { useCompetences, usePositions } from './choice-queries.ts';
import {
  CompetenceChoice,
  GroupCheckbox,
  PositionGroups,
  type PositionGroupsProps,
} from './competence-groups.tsx';

export interface ChooseCompetencesProps {
  chosen: readonly Entry[];
  onApply: (chosen: Entry[]) => void;
  onClose: () => void;
}

/** Tabs all / by positions, search, select all, show selected (spec 2, section 2). */
export function ChooseCompetences({ chosen, onApply, onClose }: ChooseCompetencesProps) {
  const { t } = useT();
  const competences = useCompetences();
  const positions = usePositions();
  const [tab, setTab] = useState<'all' | 'byPosition'>('all');
  const [q, setQ] = useState('');
  const [onlySelected, setOnlySelected] = useState(false);
  const [selected, setSelected] = useState<ReadonlyMap<string, Entry>>(
    () => new Map(chosen.map((one) => [one.id, one])),
  );
  const isShown = ({ id, name }: Entry) => holds(name, q) && (!onlySelected || selected.has(id));
  const shown = competences.data?.data.filter(isShown) ?? [];
  const groups = (positions.data?.data ?? []).map(({ id, name, competenceList }) => ({
    id,
    name,
    competenceList: competenceList.filter(isShown),
  }));
  function choose(entries: readonly Entry[], on: boolean) {
    const next = new Map(selected);
    for (const { id, name } of entries) {
      if (on) next.set(id, { id, name });
      else next.delete(id);
    }
    setSelected(next);
  }
  return (
    <Modal
      open
      tall
      title={t('questionary.choose.competencies')}
      onClose={onClose}
      footer={
        <ChooseFooter
          count={selected.size}
          most={mostCompetences}
          onClose={onClose}
          onApply={() => {
            onApply([...selected.values()]);
            onClose();
          }}
        />
      }
    >
      <Tabs
        label={t('questionary.choose.list')}
        tabs={[
          { id: 'all', label: t('questionary.choose.tabAll') },
          { id: 'byPosition', label: t('questionary.choose.tabByPosition') },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <div className="q-choose-tools">
          <SearchField
            label={t('questionary.choose.searchCompetencies')}
            value={q}
            debounce={0}
            onChange={setQ}
          />
          <div className="q-choose-switches">
            <GroupCheckbox
              label={t('questionary.choose.selectAllCompetencies')}
              entries={tab === 'all' ? shown : groups.flatMap((group) => group.competenceList)}
              selected={selected}
              onChoose={choose}
            />
            <Checkbox
              label={t('questionary.choose.showSelected')}
              checked={onlySelected}
              onChange={(event) => setOnlySelected(event.target.checked)}
            />
          </div>
        </div>
        <Found
          tab={tab}
          shown={shown}
          groups={groups}
          narrowed={q !== '' || onlySelected}
          selected={selected}
          onChoose={choose}
          queries={[competences, positions]}
        />
      </Tabs>
    </Modal>
  );
}

interface FoundProps extends PositionGroupsProps {
  tab: 'all' | 'byPosition';
  shown: readonly (Entry & { description: string })[];
  queries: readonly Pick<
    UseQueryResult,
    'isPending' | 'isError' | 'isFetching' | 'error' | 'refetch'
  >[];
}

function Found({ tab, shown, queries, ...groups }: FoundProps) {
  const { t } = useT();
  const failed = queries.find((query) => query.isError);
  if (queries.some((query) => query.isPending)) return <Skeleton height="160px" />;
  if (failed && shown.length === 0) {
    return <QueryError query={failed} title={t('questionary.choose.loadFailed')} />;
  }
  if (shown.length === 0) return <EmptyState title={t('questionary.choose.noCompetencies')} />;
  if (tab === 'byPosition') return <PositionGroups {...groups} />;
  return (
    <ul className="q-choose-list">
      {shown.map((one) => (
        <CompetenceChoice
          key={one.id}
          competence={one}
          hint={one.description}
          checked={groups.selected.has(one.id)}
          onChoose={groups.onChoose}
        />
      ))}
    </ul>
  );
}
