import { useState } from 'react';
import { NothingYet } from '#core/account/web/session/nothing-yet.tsx';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { ChooseFooter } from './choose-footer.tsx';
import './choose.css';
import type { ChosenPerson } from '#core/questionary/web/form-rules.ts';
import { NearEnd } from '#core/questionary/web/near-end.tsx';
import { isFound } from './choice-rules.ts';
import { PeopleFilter } from './people-filter.tsx';
import { PersonChoice } from './person-choice.tsx';
import { type Choice, type Choosing, useChoice } from './use-choice.ts';
import { type Team, useNarrowing } from './use-narrowing.ts';

export interface ChooseEmployeesProps extends Choosing {
  title: string;
  team?: Team | undefined;
  /** Takes the people over and closes, or asks first. */
  onApply: (people: ChosenPerson[]) => void;
  onClose: () => void;
}

/** Search, filter, select all, show selected. More employees load while scrolling. */
export function EmployeesWindow(props: ChooseEmployeesProps) {
  const { title, place, team, most, fixed, taken, single = false, onApply, onClose } = props;
  const { t } = useT();
  const [onlySelected, setOnlySelected] = useState(false);
  const narrowing = useNarrowing(team);
  const { q, setQ, filter, setFilter, isNarrowed } = narrowing;
  const { asked } = narrowing;
  const choice = useChoice({
    ...props,
    single,
    q,
    filter: {
      ...asked,
      positionId: place.positionId ?? asked.positionId,
      subdivisionId: place.subdivisionId ?? asked.subdivisionId,
    },
  });
  /** Enter in the search chooses whom it found, where that is one person and is in view. */
  function chooseOnly() {
    const [found, another] = choice.people.filter(({ id }) => !fixed?.has(id) && !taken?.has(id));
    if (q && !choice.isStale && found && !another) choice.toggle(found);
  }
  return (
    <Modal
      open
      tall
      title={title}
      onClose={onClose}
      footer={
        <ChooseFooter
          count={choice.selected.size}
          already={fixed?.size}
          most={most}
          isSelecting={choice.isSelectingAll}
          onClose={onClose}
          onApply={() => onApply([...choice.selected.values()])}
        />
      }
    >
      <div className="q-choose-tools">
        <div className="q-choose-find">
          <SearchField
            label={t('questionaryForm.choose.searchPeople')}
            value={q}
            onChange={setQ}
            onEnter={chooseOnly}
          />
          {!onlySelected && (
            <PeopleFilter
              place={place}
              filter={filter}
              onChange={(changed) => setFilter({ ...filter, ...changed })}
            />
          )}
        </div>
        {!single && (
          <div className="q-choose-switches">
            <SelectAll choice={choice} isNarrowed={isNarrowed} hidden={onlySelected} />
            {team && !onlySelected && (
              <Checkbox
                label={t('questionaryForm.choose.team')}
                checked={narrowing.onlyTeam}
                onChange={(event) => narrowing.setOnlyTeam(event.target.checked)}
              />
            )}
            <Checkbox
              label={t('questionaryForm.choose.showSelected')}
              checked={onlySelected}
              onChange={(event) => setOnlySelected(event.target.checked)}
            />
          </div>
        )}
      </div>
      {onlySelected ? (
        <Selected choice={choice} q={q} {...props} />
      ) : (
        <Found choice={choice} onReset={isNarrowed ? narrowing.reset : undefined} {...props} />
      )}
    </Modal>
  );
}

type SelectAllProps = { choice: Choice; isNarrowed: boolean; hidden: boolean };

function SelectAll({ choice, isNarrowed, hidden }: SelectAllProps) {
  const { t } = useT();
  if (hidden) return null;
  return (
    <Checkbox
      label={t(`questionaryForm.choose.${isNarrowed ? 'selectAllFound' : 'selectAll'}`)}
      checked={choice.all === 'yes'}
      indeterminate={choice.all === 'some'}
      disabled={choice.isLocked || choice.isStale || choice.isSelectingAll || choice.count === 0}
      onChange={choice.toggleAll}
      error={choice.allError}
    />
  );
}

type ListProps = ChooseEmployeesProps & { choice: Choice };

function Selected({ choice, q, ...props }: ListProps & { q: string }) {
  const { t } = useT();
  const people = [...choice.selected.values()].filter((person) => isFound(person, q));
  if (people.length === 0) return <EmptyState title={t('questionaryForm.choose.noneSelected')} />;
  return (
    <ul className="q-choose-list">
      {people.map((person) => (
        <PersonChoice key={person.id} person={person} choice={choice} {...props} />
      ))}
    </ul>
  );
}

function Found({ choice, onReset, ...props }: ListProps & { onReset: (() => void) | undefined }) {
  const { t } = useT();
  const { query, people, count } = choice;
  if (query.isPending) {
    return (
      <div className="q-choose-list" aria-busy="true">
        {[1, 2, 3, 4, 5].map((place) => (
          <Skeleton key={place} height="40px" />
        ))}
      </div>
    );
  }
  if (query.isError && people.length === 0) {
    return <QueryError query={query} title={t('questionaryForm.choose.loadFailed')} />;
  }
  if (people.length === 0) {
    const { positionId, subdivisionId } = props.place;
    return (
      <EmptyState
        title={t('questionaryForm.choose.noPeople')}
        text={onReset && t('questionaryForm.choose.noPeopleText')}
        action={
          onReset ? (
            <Button onClick={onReset}>{t('common.reset')}</Button>
          ) : (
            !positionId && !subdivisionId && <NothingYet what="people" />
          )
        }
      />
    );
  }
  return (
    <>
      <Hint as="p" role="status">
        {t('questionaryForm.choose.count', { count })}
      </Hint>
      <ul className={choice.isStale ? 'q-choose-list q-stale' : 'q-choose-list'}>
        {people.map((person) => (
          <PersonChoice key={person.id} person={person} choice={choice} {...props} />
        ))}
      </ul>
      <NearEnd query={query} />
    </>
  );
}
