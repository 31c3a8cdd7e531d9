import X from 'lucide-react/icons/x';
import type { ChosenPerson } from '#core/questionary/web/form-rules.ts';
import { ShortList } from '#core/questionary/web/short-list.tsx';
import { fullName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Avatar } from '#platform/web/ui/show/avatar.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';

export interface ChosenPeopleProps {
  people: readonly ChosenPerson[];
  /** Undefined where nobody can be removed. */
  onRemove: ((id: string) => void) | undefined;
  /** Those who can't be removed. */
  fixed?: ReadonlySet<string> | undefined;
  /** What is said of people, by their ids. */
  notes?: ReadonlyMap<string, string> | undefined;
}

/** The people chosen in the form. */
export function ChosenPeople({ people, onRemove, fixed, notes }: ChosenPeopleProps) {
  const { t, locale } = useT();
  return (
    <ShortList items={people}>
      {(person) => (
        <li key={person.id} className="q-person">
          <Avatar lastName={person.lastName} firstName={person.firstName} size="s" />
          <span>
            <bdi>{fullName(person, locale)}</bdi>
            <Hint>
              {fixed?.has(person.id) ? t('questionaryForm.savedParticipant') : person.place}
            </Hint>
            {notes?.has(person.id) && <Hint className="q-person-note">{notes.get(person.id)}</Hint>}
          </span>
          {onRemove && !fixed?.has(person.id) && (
            <IconButton
              className="q-remove"
              label={t('questionaryForm.remove', { name: fullName(person, locale) })}
              icon={<X />}
              onClick={() => onRemove(person.id)}
            />
          )}
        </li>
      )}
    </ShortList>
  );
}
