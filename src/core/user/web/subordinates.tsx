import { useId, useState } from 'react';
import { shortName } from '#platform/contract/rules/names.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { placeLine } from '#platform/web/shared/place-line.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { type SubordinatesProps, useSubordinates } from './use-subordinates.ts';

type Choice = ReturnType<typeof useSubordinates>;

/** Whom a user with the manager's role leads: people who have an employee record lead others. */
export function Subordinates({ isUnrecorded, ...props }: SubordinatesProps) {
  const { t } = useT();
  return isUnrecorded ? (
    <fieldset className="user-staff">
      <Legend>{t('user.subordinates')}</Legend>
      <Hint as="p">{t('user.subordinatesNoRecord')}</Hint>
    </fieldset>
  ) : (
    <StaffChoice {...props} />
  );
}

/** Search, select all (except the user's own record), and the employees, page by page. */
function StaffChoice(props: SubordinatesProps) {
  const { chosen, error } = props;
  const { t } = useT();
  const id = useId();
  const [q, setQ] = useState('');
  const [onlySelected, setOnlySelected] = useState(false);
  const choice = useSubordinates(props, q);
  const problem = choice.problem ?? error;
  return (
    <fieldset className="user-staff" aria-describedby={problem ? `${id}-error` : undefined}>
      <Legend>{t('user.subordinates')}</Legend>
      <Hint as="p">{t('user.subordinatesHint')}</Hint>
      <SearchField label={t('user.findSubordinates')} value={q} onChange={setQ} />
      <div className="user-choices">
        {!onlySelected && (
          <Checkbox
            label={t(q ? 'user.selectAllFound' : 'user.selectAll')}
            checked={choice.all}
            indeterminate={choice.some && !choice.all}
            disabled={choice.busy || choice.isStale || choice.count === 0}
            onChange={choice.toggleAll}
          />
        )}
        <Checkbox
          label={t('user.onlySelected')}
          checked={onlySelected}
          onChange={(event) => setOnlySelected(event.target.checked)}
        />
      </div>
      <div className="user-staff-list">
        {onlySelected ? <Selected {...props} choice={choice} q={q} /> : <Offered choice={choice} />}
      </div>
      <Hint as="p" role="status">
        {t('user.selected', { count: chosen.length })}
      </Hint>
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </fieldset>
  );
}

function Selected({ chosen, choice, q }: SubordinatesProps & { choice: Choice; q: string }) {
  const { t, locale } = useT();
  const wanted = q.toLowerCase();
  const shown = chosen.filter(({ firstName, lastName }) =>
    [lastName, firstName, lastName].join(' ').toLowerCase().includes(wanted),
  );
  if (shown.length === 0) return <Muted as="p">{t('user.noneSelected')}</Muted>;
  return (
    <ul>
      {shown.map((person) => (
        <li key={person.id}>
          <Checkbox
            label={shortName(person, locale)}
            checked
            onChange={() => choice.toggle([person])}
          />
        </li>
      ))}
    </ul>
  );
}

function Offered({ choice }: { choice: Choice }) {
  const { t, locale } = useT();
  const { query, people } = choice;
  if (query.isPending) return <Skeleton height="120px" />;
  if (query.isError && people.length === 0) return <QueryError query={query} />;
  if (people.length === 0) return <Muted as="p">{t('user.nobody')}</Muted>;
  return (
    <>
      <ul>
        {people.map((person) => {
          const own = choice.isOwn(person);
          const place = placeLine(person.position, person.subdivision);
          return (
            <li key={person.id}>
              <Checkbox
                label={shortName(person, locale)}
                hint={own ? t('user.ownRecord') : place}
                checked={!own && choice.has(person)}
                disabled={own}
                onChange={() => choice.toggle([person])}
              />
            </li>
          );
        })}
      </ul>
      {query.hasNextPage && (
        <Button
          className="user-more"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('user.more')}
        </Button>
      )}
    </>
  );
}
