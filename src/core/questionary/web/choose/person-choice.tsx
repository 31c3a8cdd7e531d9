import type { ChosenPerson } from '#core/questionary/web/form-rules.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ChoiceField } from '#platform/web/ui/field/choice-field.tsx';
import type { Choice, Choosing } from './use-choice.ts';

type PersonChoiceProps = Pick<Choosing, 'single' | 'fixed' | 'taken'> & {
  person: ChosenPerson;
  choice: Choice;
};

/** One employee to choose. If they are taken elsewhere already, it says where. */
export function PersonChoice({ person, choice, single, fixed, taken }: PersonChoiceProps) {
  const { t, locale } = useT();
  const where = taken?.get(person.id);
  const note = fixed?.has(person.id)
    ? t('questionaryForm.savedParticipant')
    : where === 'subject'
      ? t('questionaryForm.choose.takenSubject')
      : where && t('questionaryForm.choose.taken', { list: t(`reviewerRoles.${where}`) });
  return (
    <li>
      <ChoiceField
        type={single ? 'radio' : 'checkbox'}
        name={single ? 'chosen-employee' : undefined}
        roomy
        label={fullName(person, locale)}
        hint={note ?? [person.place, person.email].filter(Boolean).join(' · ')}
        checked={choice.selected.has(person.id)}
        disabled={note !== undefined}
        onChange={() => choice.toggle(person)}
      />
    </li>
  );
}
