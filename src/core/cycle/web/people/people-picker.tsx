import Building2 from 'lucide-react/icons/building-2';
import FileUp from 'lucide-react/icons/file-up';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { noPlace } from '#core/questionary/web/choose/choice-queries.ts';
import { ChooseEmployees } from '#core/questionary/web/choose/windows.ts';
import { ChosenPeople } from '#core/questionary/web/fields/people-list.tsx';
import type { Entry } from '#platform/contract/call/fields.ts';
import '#core/questionary/web/people.css';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { ChoosePlaces } from './choose-places.tsx';
import type { WantedPeople } from './chosen.ts';
import './people.css';

/** The server finds so many people at once; more come by whole subdivisions, positions, or all. */
const mostByName = 1000;

interface PeoplePickerProps {
  chosen: WantedPeople;
  onChange: (chosen: WantedPeople) => void;
  /** Takes them from a file instead. */
  onFile: () => void;
}

/** Chooses whom a cycle assesses: whole places and single people. */
export function PeoplePicker({ chosen, onChange, onFile }: PeoplePickerProps) {
  const { t } = useT();
  const [open, setOpen] = useState<'places' | 'people'>();
  const close = () => setOpen(undefined);
  const apply = (next: WantedPeople) => {
    onChange(next);
    close();
  };
  const { all, people } = chosen;
  const without = (entries: readonly Entry[], id: string) => entries.filter((one) => one.id !== id);
  return (
    <div className="cycle-picker">
      <ul className="cycle-picked">
        {all && (
          <Place
            name={t('cycle.people.everybody')}
            onRemove={() => onChange({ ...chosen, all: false })}
          />
        )}
        {!all &&
          (['subdivisions', 'positions'] as const).map((kind) =>
            chosen[kind].map(({ id, name }) => (
              <Place
                key={id}
                name={name}
                onRemove={() => onChange({ ...chosen, [kind]: without(chosen[kind], id) })}
              />
            )),
          )}
      </ul>
      {!all && people.length > 0 && (
        <ChosenPeople
          people={people}
          onRemove={(id) =>
            onChange({ ...chosen, people: people.filter((person) => person.id !== id) })
          }
        />
      )}
      <div className="cycle-picker-ways">
        <Button icon={<Building2 />} onClick={() => setOpen('places')}>
          {t('cycle.people.places')}
        </Button>
        {!all && (
          <Button icon={<UserPlus />} onClick={() => setOpen('people')}>
            {t('cycle.people.choose')}
          </Button>
        )}
        <Button icon={<FileUp />} onClick={onFile}>
          {t('cycle.people.file')}
        </Button>
      </div>
      {open === 'places' && <ChoosePlaces chosen={chosen} onApply={apply} onClose={close} />}
      {open === 'people' && (
        <ChooseEmployees
          title={t('questionaryForm.choose.employees')}
          place={noPlace}
          chosen={people}
          most={mostByName}
          onApply={(next) => apply({ ...chosen, people: next })}
          onClose={close}
        />
      )}
    </div>
  );
}

function Place({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useT();
  return (
    <li>
      <span>{name}</span>
      <IconButton label={t('questionaryForm.remove', { name })} icon={<X />} onClick={onRemove} />
    </li>
  );
}
