import { type ReactNode, useState } from 'react';
import { questionaryPolicy } from '#contract/assessment/policy/questionary.ts';
import { part } from '#web/platform/session/part.ts';
import { useCan } from '#web/platform/session/session.ts';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';
import { useJournalAddress } from './address.ts';
import './journal.css';
import { type JournalColumn, useJournalColumn } from '#web/assessment/questionary/cards.ts';
import {
  type JournalSearch,
  type JournalStatus,
  journalAddress,
} from '#web/assessment/questionary/journal-search.ts';
import { JournalBoard } from './journal-board.tsx';
import { countOf, JournalHead } from './journal-head.tsx';
import { JournalInfo } from './journal-info.tsx';
import { JournalPanels, type OpenForm } from './journal-panels.tsx';
import { useSelection } from './selection.ts';
import { useShownColumn } from './shown-column.ts';
import { useCardBoxes } from './use-card-boxes.tsx';

const FirstDay = part(
  () => import('#web/assessment/questionary/first-day/first-day.tsx'),
  'FirstDay',
  'firstDay',
);
const QuestionariesFile = part(
  () => import('#web/assessment/questionary/from-file/questionaries-file-modal.tsx'),
  'QuestionariesFile',
  'upload',
  'fileImport',
  'fromFile',
  'questionaryForm',
  'questionaryDetail',
  'many',
);
const FloatingCreate = part(() => import('./floating-create.tsx'), 'FloatingCreate');
const ManyBar = part(
  () => import('#web/assessment/questionary/many/many-bar.tsx'),
  'ManyBar',
  'questionaryDetail',
  'many',
);

/** Nothing is in work or done: perhaps nothing ever was. */
const nothingBegan = (
  { inwork, done }: Record<JournalStatus, JournalColumn>,
  search: JournalSearch,
) => !journalAddress.isNarrowed(search) && countOf(inwork) === 0 && countOf(done) === 0;

/** The journal of questionaries, which is HR's home. */
export function JournalPage() {
  const { search, openId, setSearch, open, goHome } = useJournalAddress();
  const can = useCan();
  const [form, setForm] = useState<OpenForm>();
  if (form && form.at !== openId) setForm(undefined);
  const columns = useColumns(search);
  const { shown, show } = useShownColumn(columns, search, openId, setSearch);
  const showLaunched = () => show('inwork');
  const [createInList, setCreateInList] = useState<Element | null>(null);
  const { takeFile, fileTaken } = useFromFile(showLaunched);
  const selection = useSelection();
  const { isOn, picked, clear } = selection;
  const mayChange = can(questionaryPolicy.toWork.needs);
  const boxOf = useCardBoxes(mayChange && columns.created.isFetched, selection);
  const create = can('questionary_questionary_create') ? () => setForm({ at: openId }) : undefined;
  const draftCount = countOf(columns.created);
  const isFirstDay = draftCount !== undefined && nothingBegan(columns, search);
  const board = (beside?: ReactNode) => (
    <>
      <JournalInfo />
      <JournalBoard
        columns={columns}
        search={search}
        openId={openId}
        shown={shown}
        isSelecting={isOn}
        boxOf={boxOf}
        onCreate={create}
        createRef={setCreateInList}
        onCreateFromFile={create && takeFile}
        onReset={() => setSearch(journalAddress.noSearch)}
        onSelect={show}
        beside={beside}
      />
    </>
  );
  return (
    <div className={form || openId ? 'q-journal q-beside-panel' : 'q-journal'}>
      <JournalHead
        columns={columns}
        search={search}
        onSearch={setSearch}
        onSelect={mayChange && !isOn ? selection.begin : undefined}
      />
      {create && isFirstDay ? (
        <FirstDay
          meanwhile={<Skeleton height="360px" />}
          board={board}
          draftCount={draftCount}
          draftId={columns.created.data?.pages[0]?.data[0]?.id}
          onOpen={open}
          onCreate={create}
          onCreateMany={takeFile}
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
      {create && shown !== undefined && !isOn && !isFirstDay && (
        <FloatingCreate onCreate={create} like={createInList} />
      )}
      {fileTaken}
      <JournalPanels
        form={form}
        openId={openId}
        onForm={setForm}
        onOpen={open}
        onMissing={goHome}
      />
    </div>
  );
}

const useColumns = (search: JournalSearch): Record<JournalStatus, JournalColumn> => ({
  created: useJournalColumn(search, 'created'),
  inwork: useJournalColumn(search, 'inwork'),
  done: useJournalColumn(search, 'done'),
});

/** The window that makes questionaries from a file, while it is open. */
function useFromFile(onLaunched: () => void) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    takeFile: () => setOpen(true),
    fileTaken: isOpen && <QuestionariesFile onClose={close} onLaunched={onLaunched} />,
  };
}
