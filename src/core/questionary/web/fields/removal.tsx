import { useState } from 'react';
import { leavingPeople } from '#core/questionary/web/choose/choice-rules.ts';
import type { ChosenPerson, FormValues } from '#core/questionary/web/form-rules.ts';
import { ShortList } from '#core/questionary/web/short-list.tsx';
import { fullName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import type { FormHandle } from './form-state.ts';

export interface Asked {
  people: readonly ChosenPerson[];
  apply: () => void;
}

/** Sets the participants and then runs `then`. Asks first if somebody would leave the questionary. */
export type ChangeParticipants = (next: FormValues['participants'], then?: () => void) => void;

/** The only way to change participants: asks first, naming those who would leave. */
export function useRemoval(form: FormHandle) {
  const [asked, setAsked] = useState<Asked>();
  const change: ChangeParticipants = (participants, then) => {
    const people = leavingPeople(form.values, participants);
    const apply = () => {
      form.change({ participants });
      then?.();
    };
    if (people.length === 0) apply();
    else setAsked({ people, apply });
  };
  return { change, asked, end: () => setAsked(undefined) };
}

export function RemovalDialog({
  asked,
  end,
}: Pick<ReturnType<typeof useRemoval>, 'asked' | 'end'>) {
  const { t } = useT();
  const people = asked?.people ?? [];
  return (
    <ConfirmDialog
      open={asked !== undefined}
      danger
      title={
        people.length > 1
          ? t('questionaryForm.removeManyTitle', { count: people.length })
          : t('questionaryForm.removeTitle')
      }
      text={<Leaving people={people} />}
      confirmLabel={t('questionaryForm.removeConfirm')}
      onClose={end}
      onConfirm={() => {
        end();
        asked?.apply();
      }}
    />
  );
}

function Leaving({ people }: Pick<Asked, 'people'>) {
  const { t, locale } = useT();
  const [only, ...others] = people;
  if (!only) return null;
  if (others.length === 0) return t('questionaryForm.removeText', { name: fullName(only, locale) });
  return (
    <div className="q-removal">
      <p>{t('questionaryForm.removeManyText')}</p>
      <ShortList items={people} most={10}>
        {(person) => (
          <li key={person.id}>
            <bdi>{fullName(person, locale)}</bdi>
          </li>
        )}
      </ShortList>
    </div>
  );
}
