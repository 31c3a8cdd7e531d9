import { useNavigate } from '@tanstack/react-router';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import { CycleForm } from '#core/cycle/web/form/window.ts';
import { part } from '#platform/web/device/part.ts';
import type { Panels } from './use-panels.ts';

const AddPeople = part(
  () => import('#core/cycle/web/people/add-people.tsx'),
  'AddPeople',
  'questionaryForm',
  'questionary',
);
const BeginDialog = part(() => import('./begin-dialog.tsx'), 'BeginDialog', 'load');
const PersonPanel = part(
  () => import('#core/cycle/web/person/person-panel.tsx'),
  'PersonPanel',
  'questionaryForm',
  'questionary',
);

export function BoardPanels({ cycle, panels }: { cycle: CycleDetail; panels: Panels }) {
  const navigate = useNavigate();
  const { open, person, close } = panels;
  return (
    <>
      {open === 'form' && (
        <CycleForm
          key={panels.section}
          id={cycle.id}
          opens={panels.section}
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
      {panels.isAsked && (
        <BeginDialog cycle={cycle} panels={panels} onClose={() => panels.ask(false)} />
      )}
    </>
  );
}
