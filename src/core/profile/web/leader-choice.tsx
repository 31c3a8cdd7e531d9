import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import type { Employee } from '#core/employee/contract/employee.ts';
import { PersonAvatar } from '#core/employee/web/person/person-avatar.tsx';
import { type Leader, mostLeaders } from '#core/profile/contract/profile.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { errorWithin, type Fields } from '#platform/web/form/values.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { useFoundStaff } from './queries.ts';
import type { CompanyValues } from './values/company-values.ts';

export interface LeaderChoiceProps {
  form: Fields<CompanyValues>;
  /** The person whose leaders these are. They can't be their own. */
  ownId: string | undefined;
  /** The form begins here: takes the focus. */
  begins: boolean;
}

/** A person's leaders: the chosen ones, and a search among the employees to add more. */
export function LeaderChoice({
  form: { values, errors, change },
  ownId,
  begins,
}: LeaderChoiceProps) {
  const { t, locale } = useT();
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (begins) box.current?.querySelector('input')?.focus();
  }, [begins]);
  const [q, setQ] = useState('');
  const { leaderList } = values;
  const problem = errorWithin(errors, 'leaderList');
  const isFull = leaderList.length >= mostLeaders;
  const choose = (chosen: readonly Leader[]) => change({ leaderList: chosen });
  return (
    <fieldset
      ref={box}
      className="profile-choice"
      aria-describedby={problem ? `${id}-error` : undefined}
    >
      <Legend>{t('profile.leaders')}</Legend>
      <Hint as="p">{t('profile.leadersHint')}</Hint>
      <ul>
        {leaderList.map((leader) => (
          <Person key={leader.employeeId} person={leader}>
            <IconButton
              label={t('profile.removeLeader', { name: shortName(leader, locale) })}
              icon={<X />}
              onClick={() => choose(leaderList.filter((one) => one !== leader))}
            />
          </Person>
        ))}
      </ul>
      {isFull ? (
        <Hint as="p">{t('profile.tooManyLeaders', { max: mostLeaders })}</Hint>
      ) : (
        <SearchField label={t('profile.findLeaders')} value={q} onChange={setQ} />
      )}
      {!isFull && q !== '' && (
        <Found
          q={q}
          isOffered={(found) =>
            found !== ownId && !leaderList.some(({ employeeId }) => employeeId === found)
          }
          onAdd={(leader) => choose([...leaderList, leader])}
        />
      )}
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </fieldset>
  );
}

const shown = 8;

interface FoundProps {
  q: string;
  isOffered: (employeeId: string) => boolean;
  onAdd: (leader: Leader) => void;
}

function Found({ q, isOffered, onAdd }: FoundProps) {
  const { t, locale } = useT();
  const query = useFoundStaff(q, shown);
  const { data } = query;
  if (query.isError) return <QueryError query={query} />;
  if (!data) return <Skeleton height="96px" />;
  const offered = data.data.filter(({ id }) => isOffered(id));
  return (
    <>
      <Hint as="p" role="status">
        {data.count === 0 && t('profile.nobodyFound')}
        {data.count > shown && t('profile.moreFound', { count: shown })}
      </Hint>
      <ul>
        {offered.map((person) => (
          <Person key={person.id} person={leaderOf(person)}>
            <IconButton
              label={t('profile.addLeader', { name: shortName(person, locale) })}
              icon={<Plus />}
              onClick={() => onAdd(leaderOf(person))}
            />
          </Person>
        ))}
      </ul>
    </>
  );
}

function Person({ person, children }: { person: Leader; children: React.ReactNode }) {
  const { locale } = useT();
  return (
    <li>
      <PersonAvatar {...person} size="s" />
      <span className="profile-leader">
        {shortName(person, locale)}
        <Hint>{person.position}</Hint>
      </span>
      {children}
    </li>
  );
}

function leaderOf({ id, firstName, lastName, photoUrl, position }: Employee): Leader {
  return { employeeId: id, firstName, lastName, photoUrl, position };
}
