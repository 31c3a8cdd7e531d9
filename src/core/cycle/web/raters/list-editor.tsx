import { useState } from 'react';
import type { RatersVerb } from '#core/cycle/contract/policy/raters.ts';
import type { RaterList } from '#core/cycle/contract/raters.ts';
import { mostIn } from '#core/cycle/contract/rules/rater-list.ts';
import { pickedRoles } from '#core/questionary/contract/questionary.ts';
import { type ChosenType, chosenTypes } from '#core/questionary/contract/rules/cycle.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { ofType, withAdded, without } from './chosen.ts';
import { ListButtons } from './list-buttons.tsx';
import { ListHead } from './list-head.tsx';
import type { Way } from './place.ts';
import { RoleCard } from './role-card.tsx';
import { type ListOnScreen, useList } from './use-list.ts';

type EditorProps = Way & {
  saved: RaterList;
  /** What was last done here. */
  done: RatersVerb | undefined;
  isInRow: boolean;
  onNewer: (newer: RaterList) => void;
  onSaved: (saved: RaterList, action: RatersVerb) => void;
};

/** One card per role; what can't be changed is there to be read. */
export function ListEditor({ saved, token, done, isInRow, onNewer, onSaved }: EditorProps) {
  const { t, locale } = useT();
  const own = useList({ saved, token, onSaved });
  const [said, say] = useState('');
  const { list, setList } = own;
  const canEdit = saved.can.includes('save') || saved.can.includes('add');
  const roles = chosenTypes.filter((type) => pickedRoles(saved.method).includes(type));
  const standing = new Set(saved.raterList.map(({ id }) => id));
  const isFixed = (type: ChosenType, id: string) =>
    !canEdit ||
    (saved.relation === 'own' && type === 'supervisor') ||
    (saved.can.includes('add') && standing.has(id));
  const errorsOf = (type: ChosenType) =>
    own.problems.filter(({ path }) => path === `raterList.${type}`).map(({ message }) => message);
  return (
    <div className="raters">
      <ListHead saved={saved} done={done} token={token} isInRow={isInRow} />
      {saved.isCompanyNew && !isInRow && <Muted as="p">{t('raters.isNewAll')}</Muted>}
      {roles.map((type) => (
        <RoleCard
          key={type}
          type={type}
          saved={saved}
          token={token}
          list={list}
          chosen={ofType(list, type)}
          most={mostIn(type, saved)}
          canEdit={canEdit && !(saved.relation === 'own' && type === 'supervisor')}
          isFixed={({ id }) => isFixed(type, id)}
          notes={own.isDirty ? [] : saved.roleNotes.filter((note) => note.type === type)}
          errors={errorsOf(type)}
          onAdd={(people) => {
            setList(withAdded(list, people, type));
            const [one, ...more] = people;
            if (one && more.length === 0) say(t('raters.added', { name: shortName(one, locale) }));
            else say(t('raters.addedMany', { count: people.length }));
          }}
          onRemove={(person) => {
            setList(without(list, person.id));
            say(t('raters.removed', { name: shortName(person, locale) }));
          }}
        />
      ))}
      <VisuallyHidden role="status" as="p">
        {said}
      </VisuallyHidden>
      {canEdit && (
        <div className="raters-buttons" data-at-bottom>
          <NotSaved own={own} onNewer={onNewer} />
          <ListButtons saved={saved} own={own} />
        </div>
      )}
    </div>
  );
}

/** Why it isn't saved, and the way on. What was chosen stays. */
function NotSaved({ own, onNewer }: { own: ListOnScreen; onNewer: (newer: RaterList) => void }) {
  const { t } = useT();
  const { send, newer, problems, isUnsaved, isKept, isDirty } = own;
  const { error, variables } = send;
  if (!isUnsaved) return null;
  if (newer) {
    return (
      <div role="alert">
        <InfoBlock
          tone="warning"
          title={t('raters.stale')}
          actions={
            <Button
              onClick={() => {
                own.takeNewer(newer);
                onNewer(newer);
              }}
            >
              {t('raters.showNewer')}
            </Button>
          }
        >
          {t('raters.staleText')}
        </InfoBlock>
      </div>
    );
  }
  const texts = problems.map(({ path, message }) => {
    const role = chosenTypes.find((type) => path === `raterList.${type}`);
    return role ? `${t(`reviewerRoles.${role}`)}: ${message}` : message;
  });
  return (
    <div role="alert">
      <InfoBlock
        tone="danger"
        title={t('raters.notSaved')}
        actions={
          error?.status === 0 &&
          variables && <Button onClick={() => send.mutate(variables)}>{t('common.retry')}</Button>
        }
      >
        {(texts.length > 0 ? [...new Set(texts)] : [errorText(error, t)]).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {isKept && isDirty && <p>{t('raters.keptDraft')}</p>}
      </InfoBlock>
    </div>
  );
}
