import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import { part } from '#platform/web/device/part.ts';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { useAssessmentsAddress } from './address.ts';
import './assessments.css';
import {
  type AssessmentsSearch,
  type AssessmentsStatus,
  assessmentsAddress,
} from '#core/questionary/web/assessments-search.ts';
import { type AssessmentsColumn, useAssessmentsColumn } from '#core/questionary/web/cards.ts';
import { AssessmentsBoard } from './assessments-board.tsx';
import { useCardBoxes } from './assessments-column.tsx';
import { AssessmentsHead, countOf } from './assessments-head.tsx';
import { AssessmentsInfo } from './assessments-info.tsx';
import { AssessmentsPanels, type OpenForm } from './assessments-panels.tsx';
import { useSelection } from './selection.ts';
import { useShownColumn } from './shown-column.ts';

const FirstDay = part(
  () => import('#core/questionary/web/first-day/first-day.tsx'),
  'FirstDay',
  'firstDay',
);
const FloatingCreate = part(() => import('./floating-create.tsx'), 'FloatingCreate');
const ManyBar = part(
  () => import('#core/questionary/web/many/many-bar.tsx'),
  'ManyBar',
  'questionaryDetail',
  'many',
);

/** Nothing is in work or done: perhaps nothing ever was. */
const nothingBegan = (
  { inwork, done }: Record<AssessmentsStatus, AssessmentsColumn>,
  search: AssessmentsSearch,
) => !assessmentsAddress.isNarrowed(search) && countOf(inwork) === 0 && countOf(done) === 0;

/** The journal of questionaries, which is HR's home. `above`: what stands over its columns. */
export function AssessmentsPage({ above }: { above?: ReactNode }) {
  const { search, openId, setSearch, open, goHome } = useAssessmentsAddress();
  const can = useCan();
  const isPhone = useDevice() === 'mobile';
  const [opened, setForm] = useState<OpenForm>();
  if (opened && opened.at !== openId) setForm(undefined);
  const mayCreate = can('questionary_questionary_create');
  const form = opened ?? (mayCreate && search.form ? { at: openId } : undefined);
  const columns = useColumns(search);
  const { shown, show } = useShownColumn(columns, search, openId, setSearch);
  const showLaunched = () => show('inwork');
  const [createInList, setCreateInList] = useState<Element | null>(null);
  const selection = useSelection();
  const { isOn, picked, clear } = selection;
  const mayChange = can(questionaryPolicy.toWork.needs);
  const boxOf = useCardBoxes(mayChange && columns.created.isFetched, selection);
  const navigate = useNavigate();
  const toCycle = (form: 'new' | 'hr') =>
    can('cycle_cycle_create')
      ? () => void navigate({ to: '/estimation/cycles', search: { form } })
      : undefined;
  const ways = mayCreate
    ? { one: () => setForm({ at: openId }), several: toCycle('new') }
    : undefined;
  const draftCount = countOf(columns.created);
  const isFirstDay = draftCount !== undefined && nothingBegan(columns, search);
  const board = (beside?: ReactNode) => (
    <>
      {!isPhone && <AssessmentsInfo />}
      <AssessmentsBoard
        columns={columns}
        search={search}
        openId={openId}
        shown={shown}
        isSelecting={isOn}
        boxOf={boxOf}
        ways={ways}
        createRef={setCreateInList}
        onReset={() => setSearch(assessmentsAddress.noSearch)}
        onSelect={show}
        beside={beside}
      />
      {isPhone && <AssessmentsInfo />}
    </>
  );
  return (
    <div className={form || openId ? 'q-assessments q-beside-panel' : 'q-assessments'}>
      <AssessmentsHead
        columns={columns}
        search={search}
        onSearch={setSearch}
        onSelect={mayChange && !isOn ? selection.begin : undefined}
      />
      {above}
      {ways && isFirstDay ? (
        <FirstDay
          meanwhile={<Skeleton height="360px" />}
          board={board}
          draftCount={draftCount}
          draftId={columns.created.data?.pages[0]?.data[0]?.id}
          onOpen={open}
          onCreate={ways.one}
          onCreateMany={toCycle('hr')}
          onCreateCycle={ways.several}
        />
      ) : (
        board()
      )}
      {isOn && (
        <ManyBar
          onLost={clear}
          picked={picked}
          search={search}
          onPick={selection.pick}
          onClear={clear}
          onLaunched={showLaunched}
        />
      )}
      {ways && shown !== undefined && !isOn && !isFirstDay && (
        <FloatingCreate ways={ways} like={createInList} />
      )}
      <AssessmentsPanels
        form={form}
        openId={openId}
        onForm={(next) => {
          setForm(next);
          if (search.form) setSearch({ form: undefined });
        }}
        onOpen={open}
        onMissing={goHome}
      />
    </div>
  );
}

const useColumns = (search: AssessmentsSearch): Record<AssessmentsStatus, AssessmentsColumn> => ({
  created: useAssessmentsColumn(search, 'created'),
  inwork: useAssessmentsColumn(search, 'inwork'),
  done: useAssessmentsColumn(search, 'done'),
});
