import { useState } from 'react';
import { NothingYet } from '#core/account/web/session/nothing-yet.tsx';
import { mostCompetences } from '#core/questionary/contract/questionary.ts';
import type { ArchivableEntry } from '#platform/contract/call/fields.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { Tabs } from '#platform/web/ui/press/tabs.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { ChooseFooter } from './choose-footer.tsx';
import './choose.css';
import { CompetenceCheckbox, GroupCheckbox, PositionGroups } from './competence-groups.tsx';
import { type CompetenceChoice, useCompetenceChoice } from './use-competence-choice.ts';

export interface ChooseCompetencesProps {
  chosen: readonly ArchivableEntry[];
  onApply: (chosen: ArchivableEntry[]) => void;
  onClose: () => void;
}

/** Tabs "all" and "by positions", search, select all, show selected. */
export function CompetencesWindow({ chosen, onApply, onClose }: ChooseCompetencesProps) {
  const { t } = useT();
  const [tab, setTab] = useState<Tab>('all');
  const choice = useCompetenceChoice(chosen);
  return (
    <Modal
      open
      tall
      title={t('questionaryForm.choose.competencies')}
      onClose={onClose}
      footer={
        <ChooseFooter
          count={choice.selected.size}
          most={mostCompetences}
          onClose={onClose}
          onApply={() => {
            onApply([...choice.selected.values()]);
            onClose();
          }}
        />
      }
    >
      <Tabs
        label={t('questionaryForm.choose.list')}
        tabs={[
          { id: 'all', label: t('questionaryForm.choose.tabAll') },
          { id: 'byPosition', label: t('questionaryForm.choose.tabByPosition') },
        ]}
        selected={tab}
        onSelect={setTab}
      >
        <Tools tab={tab} choice={choice} />
        <Found tab={tab} choice={choice} />
      </Tabs>
    </Modal>
  );
}

type Tab = 'all' | 'byPosition';
interface PartProps {
  tab: Tab;
  choice: CompetenceChoice;
}

function Tools({ tab, choice }: PartProps) {
  const { t } = useT();
  const { shown, groups, selected } = choice;
  return (
    <div className="q-choose-tools">
      <SearchField
        label={t('questionaryForm.choose.searchCompetencies')}
        value={choice.q}
        debounce={0}
        onChange={choice.setQ}
      />
      <div className="q-choose-switches">
        <GroupCheckbox
          label={t('questionaryForm.choose.selectAllCompetencies')}
          entries={tab === 'all' ? shown : groups.flatMap((group) => group.competenceList)}
          selected={selected}
          onChoose={choice.choose}
        />
        <Checkbox
          label={t('questionaryForm.choose.showSelected')}
          checked={choice.onlySelected}
          onChange={(event) => choice.setOnlySelected(event.target.checked)}
        />
      </div>
    </div>
  );
}

function Found({ tab, choice }: PartProps) {
  const { t } = useT();
  const { queries, isEmpty, shown, groups, selected, choose } = choice;
  const failed = queries.find((query) => query.isError);
  if (queries.some((query) => query.isPending)) return <Skeleton height="160px" />;
  if (failed && shown.length === 0) {
    return <QueryError query={failed} title={t('questionaryForm.choose.loadFailed')} />;
  }
  if (isEmpty) return <NothingYet what="competences" />;
  if (shown.length === 0) return <EmptyState title={t('questionaryForm.choose.noCompetencies')} />;
  if (tab === 'byPosition') {
    const narrowed = choice.q !== '' || choice.onlySelected;
    return (
      <PositionGroups groups={groups} narrowed={narrowed} selected={selected} onChoose={choose} />
    );
  }
  return (
    <ul className="q-choose-list">
      {shown.map((one) => (
        <CompetenceCheckbox
          key={one.id}
          competence={one}
          questionCount={one.questionList?.length}
          hint={one.description}
          checked={selected.has(one.id)}
          onChoose={choose}
        />
      ))}
    </ul>
  );
}
