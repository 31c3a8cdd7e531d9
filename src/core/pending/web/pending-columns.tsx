import { Link } from '@tanstack/react-router';
import { PersonLine } from '#core/employee/web/person/person-line.tsx';
import type { PendingPerson } from '#core/pending/contract/pending.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { placeLine } from '#platform/web/shared/place-line.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Digits, Hint } from '#platform/web/ui/show/text.tsx';

interface Choice {
  chosen: ReadonlySet<string>;
  setChosen: (chosen: ReadonlySet<string>) => void;
}

/** Who still has to answer, how much, and until when. With `choice`, people can be ticked by their names. */
export function pendingColumns(texts: Texts, choice: Choice | undefined): Column<PendingPerson>[] {
  const { t } = texts;
  return [
    {
      key: 'lastName',
      label: t('pending.employee'),
      sortable: true,
      cell: (person) => <PersonCell person={person} choice={choice} />,
    },
    {
      key: 'openCount',
      label: t('pending.openCount'),
      sortable: true,
      align: 'end',
      cell: ({ id, openCount }) => (
        <Link
          to="/structure/employees/$id"
          params={{ id }}
          aria-label={`${t('pending.openCount')}: ${openCount}`}
        >
          <Digits>{openCount}</Digits>
        </Link>
      ),
    },
    {
      key: 'until',
      label: t('pending.until'),
      sortable: true,
      cell: ({ until }) => <Digits>{formatDay(until, texts)}</Digits>,
    },
  ];
}

function PersonCell({ person, choice }: { person: PendingPerson; choice: Choice | undefined }) {
  const { locale } = useT();
  const name = (
    <PersonLine person={person}>
      <bdi>{fullName(person, locale)}</bdi>
      <Hint>{placeLine(person.position.name, person.subdivision.name)}</Hint>
    </PersonLine>
  );
  if (!choice) return name;
  if (!person.isRemindable) return <span className="pending-told">{name}</span>;
  const { chosen, setChosen } = choice;
  return (
    <Checkbox
      label={name}
      checked={chosen.has(person.id)}
      onChange={({ target }) => {
        const others = [...chosen].filter((id) => id !== person.id);
        setChosen(new Set(target.checked ? [...others, person.id] : others));
      }}
    />
  );
}
