import { useState } from 'react';
import type { Plan } from '#core/plan/contract/plan.ts';
import { longestNote } from '#core/plan/contract/rules/plan.ts';
import { useNotePlan } from '#core/plan/web/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';

/** A small conversation below the plan, oldest first. */
export function PlanNotes({ plan }: { plan: Plan }) {
  const texts = useT();
  const { t } = texts;
  return (
    <section className="plan-notes">
      <h2>{t('plan.notes.title')}</h2>
      {plan.noteList.length === 0 && <Muted as="p">{t('plan.notes.empty')}</Muted>}
      <ul className="plan-note-list">
        {plan.noteList.map(({ id, authorName, isOwn, createdAt, text }) => (
          <li key={id}>
            <Hint as="p">
              <b>{isOwn ? t('plan.notes.you') : authorName}</b> {formatMoment(createdAt, texts)}
            </Hint>
            <p className="plan-note-text">{text}</p>
          </li>
        ))}
      </ul>
      {plan.can.includes('note') && <NewNote planId={plan.id} />}
    </section>
  );
}

/** What was typed stays until it is saved. */
function NewNote({ planId }: { planId: string }) {
  const { t } = useT();
  const [text, setText] = useState('');
  const note = useNotePlan();
  return (
    <form
      className="plan-note"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '' || note.isPending) return;
        note.mutate({ body: { id: planId, text } }, { onSuccess: () => setText('') });
      }}
    >
      <TextArea
        label={t('plan.notes.label')}
        rows={2}
        maxLength={longestNote}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" disabled={text.trim() === ''} pending={note.isPending}>
        {t('plan.notes.add')}
      </Button>
    </form>
  );
}
