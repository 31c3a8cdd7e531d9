import { type ReactNode, Suspense, useState } from 'react';
import { questionaryPolicy } from '#contract/assessment/policy/questionary.ts';
import { useCan } from '#web/platform/session/session.ts';
import { loadTexts } from '#web/platform/session/texts.ts';
import { onDemand, usePart } from '#web/platform/ui/base/on-demand.ts';
import { lazyPart } from '#web/platform/ui/base/patient.ts';
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

const FirstDay = lazyPart(async () => {
  const load = import('#web/assessment/questionary/first-day/first-day.tsx');
  return { default: (await Promise.all([load, loadTexts('firstDay')]))[0].FirstDay };
});
const fileModal = onDemand(async () => {
  const load = import('#web/assessment/questionary/from-file/questionaries-file-modal.tsx');
  const texts = loadTexts('upload', 'fromFile', 'questionaryForm', 'questionaryDetail', 'many');
  return (await Promise.all([load, texts]))[0].QuestionariesFile;
});
const floatingCreate = onDemand(async () => (await import('./floating-create.tsx')).FloatingCreate);
const manyBar = onDemand(async () => {
  const load = import('#web/assessment/questionary/many/many-bar.tsx');
  return (await Promise.all([load, loadTexts('questionaryDetail', 'many')]))[0].ManyBar;
});

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
  const Bar = usePart(manyBar, isOn, clear);
  const Floating = usePart(floatingCreate, shown !== undefined, () => {});
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
        <Suspense fallback={<Skeleton height="360px" />}>
          <FirstDay
            board={board}
            draftCount={draftCount}
            draftId={columns.created.data?.pages[0]?.data[0]?.id}
            onOpen={open}
            onCreate={create}
            onCreateMany={takeFile}
          />
        </Suspense>
      ) : (
        board()
      )}
      {Bar && (
        <Bar
          picked={picked}
          search={search}
          onPick={selection.pick}
          onClear={clear}
          onLaunched={showLaunched}
        />
      )}
      {create && Floating && !isOn && !isFirstDay && (
        <Floating onCreate={create} like={createInList} />
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
  const Modal = usePart(fileModal, isOpen, close);
  return {
    takeFile: () => setOpen(true),
    fileTaken: Modal && <Modal onClose={close} onLaunched={onLaunched} />,
  };
}
