import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { CycleDetail } from '#contract/assessment/cycle/cycle.ts';
import { boardAddress } from '#web/assessment/cycle/cycle-search.ts';
import type { useListAddress } from '#web/platform/list/use-list-address.ts';
import { part } from '#web/platform/session/part.ts';
import { BeginDialog } from './begin-dialog.tsx';

const CycleForm = part(
  () => import('#web/assessment/cycle/form/cycle-form.tsx'),
  'CycleForm',
  'questionaryForm',
  'questionary',
);
const AddPeople = part(
  () => import('#web/assessment/cycle/people/add-people.tsx'),
  'AddPeople',
  'questionaryForm',
  'questionary',
);
const PersonPanel = part(
  () => import('#web/assessment/cycle/person/person-panel.tsx'),
  'PersonPanel',
  'questionaryForm',
  'questionary',
);

export type BoardAddress = ReturnType<
  typeof useListAddress<ReturnType<(typeof boardAddress)['validate']>>
>;
export type Panels = ReturnType<typeof usePanels>;

/** What is open beside the board or above it. One person, and the question to begin, are in the address. */
export function usePanels({ search, setSearch }: BoardAddress) {
  const [open, setOpen] = useState<'form' | 'people'>();
  const { person } = search;
  return {
    open,
    person: open === 'form' ? undefined : person,
    isAsked: search.ask === 'start',
    isBeside: open === 'form' || person !== undefined,
    edit: () => setOpen('form'),
    addPeople: () => setOpen('people'),
    close: () => setOpen(undefined),
    closePerson: () => setSearch({ ...search, person: undefined }),
    /** The board of those on whose lists somebody stands. */
    showLists: (raterId: string) =>
      setSearch({ ...search, ...boardAddress.noFilter, ask: undefined, rater: [raterId] }),
    /** Whether to begin. */
    ask: (isAsked: boolean) => setSearch({ ...search, ask: isAsked ? 'start' : undefined }),
  };
}

export function BoardPanels({ cycle, panels }: { cycle: CycleDetail; panels: Panels }) {
  const navigate = useNavigate();
  const { open, person, close } = panels;
  return (
    <>
      {open === 'form' && (
        <CycleForm
          id={cycle.id}
          onClose={close}
          onSaved={(id, ask) => {
            close();
            if (ask)
              void navigate({ to: '/estimation/cycles/$id', params: { id }, search: { ask } });
          }}
        />
      )}
      {open === 'people' && <AddPeople cycle={cycle} onClose={close} />}
      {person && (
        <PersonPanel key={person} cycle={cycle} employeeId={person} onClose={panels.closePerson} />
      )}
      <BeginDialog
        cycle={cycle}
        open={panels.isAsked}
        onClose={() => panels.ask(false)}
        onShowLists={panels.showLists}
      />
    </>
  );
}
