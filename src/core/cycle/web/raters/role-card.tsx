import { useId, useRef } from 'react';
import type { Candidate, RaterList, RoleNote } from '#core/cycle/contract/raters.ts';
import { leastOf } from '#core/cycle/contract/rules/rater-list.ts';
import type { ChosenType } from '#core/questionary/contract/rules/cycle.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { CandidateSearch } from './candidate-search.tsx';
import type { Chosen } from './chosen.ts';
import type { Way } from './place.ts';
import { RaterChips } from './rater-chips.tsx';
import { Suggested } from './suggested.tsx';

type RoleCardProps = Way & {
  type: ChosenType;
  saved: RaterList;
  /** The whole list: nobody stands on it twice. */
  list: readonly Chosen[];
  /** Those in this role. */
  chosen: readonly Chosen[];
  most: number;
  canEdit: boolean;
  isFixed: (person: Chosen) => boolean;
  notes: readonly RoleNote[];
  errors: readonly string[];
  onAdd: (people: readonly Candidate[]) => void;
  onRemove: (person: Chosen) => void;
};

/** A role: what it means, who is in it, whom the structure suggests, and a search for anybody else. */
export function RoleCard(props: RoleCardProps) {
  const { type, saved, list, chosen, most, canEdit, isFixed, notes, errors, token } = props;
  const { onAdd, onRemove } = props;
  const { t } = useT();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOwn = saved.relation === 'own';
  const room = Math.max(0, most - chosen.length);
  const listed = new Set(list.map((one) => one.id));
  const offers = (type === 'customer' ? [] : saved.suggestions[type]).filter(
    (one) => !listed.has(one.id),
  );
  return (
    <Card as="section" className="raters-card" aria-labelledby={id}>
      <div>
        <div className="raters-card-head">
          <h2 id={id} ref={heading} tabIndex={-1}>
            {t(`reviewerRoles.${type}`)}
          </h2>
          <Muted>{useBounds(props)}</Muted>
        </div>
        <Muted as="p">{t(`raters.${isOwn ? 'about' : 'aboutOf'}.${type}`)}</Muted>
      </div>
      {chosen.length === 0 ? (
        <Hint as="p">{t('raters.nobody')}</Hint>
      ) : (
        <RaterChips
          label={t(`reviewerRoles.${type}`)}
          chosen={chosen}
          isFixed={isFixed}
          onRemove={onRemove}
          onEmpty={() => heading.current?.focus()}
        />
      )}
      {isTooSmall(props) && (
        <Hint as="p">{t('raters.below', { threshold: saved.threshold ?? 0 })}</Hint>
      )}
      {notes.map(({ word, withList = [] }) => (
        <Hint as="p" key={word}>
          {t(`raters.word.${word}`, {
            roles: withList.map((role) => t(`reviewerRoles.${role}`)).join(', '),
          })}
        </Hint>
      ))}
      {errors.map((error) => (
        <FieldError key={error} id={`${id}-error`}>
          {error}
        </FieldError>
      ))}
      {canEdit && offers.length > 0 && room > 0 && type !== 'customer' && (
        <Suggested
          title={t(`raters.${isOwn ? 'suggest' : 'suggestOf'}.${type}`)}
          type={type}
          offers={offers}
          room={room}
          onAdd={onAdd}
        />
      )}
      {canEdit && room === 0 && <Hint as="p">{t('raters.full', { max: most })}</Hint>}
      {canEdit && room > 0 && (
        <CandidateSearch
          label={t('raters.search', { role: t(`reviewerRoles.${type}`) })}
          place={{ cycleId: saved.cycle.id, employeeId: saved.subject.id }}
          token={token}
          listed={listed}
          onAdd={(person) => onAdd([person])}
        />
      )}
    </Card>
  );
}

/** How many there may be and how many there are. */
function useBounds({ type, saved, chosen, most, canEdit }: RoleCardProps): string {
  const { t } = useT();
  const count = chosen.length;
  if (type === 'supervisor' || !saved.isBound || !canEdit) {
    return type === 'supervisor' && saved.relation === 'own'
      ? t('raters.fixed')
      : t('raters.chosen', { count });
  }
  const min = leastOf(type, saved);
  if (min === 0) return t('raters.boundsFree', { max: most, count });
  const key = type === 'colleague' ? 'raters.bounds' : 'raters.boundsOrNone';
  return t(key, { min, max: most, count });
}

/** Said to whoever chooses; who approves has the words of the whole report. */
const isTooSmall = ({ type, saved, chosen }: RoleCardProps): boolean =>
  type !== 'supervisor' &&
  saved.can.length > 0 &&
  saved.roleNotes.length === 0 &&
  saved.threshold !== null &&
  chosen.length > 0 &&
  chosen.length < saved.threshold;
