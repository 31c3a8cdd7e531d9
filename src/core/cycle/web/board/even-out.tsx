import { type ReactNode, useState } from 'react';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import { type CycleEven, evenOutCycle, undoEvenOut } from '#core/cycle/contract/cycle-even.ts';
import { useCycleEven } from '#core/cycle/web/queries.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import './check-list.css';
import { CheckLine } from './check-line.tsx';

interface EvenOutProps {
  cycle: CycleDetail;
  /** Where no other line stands beside it. */
  alone?: boolean;
}

/** Who is asked more than the cycle wants, the press that evens the lists out, and the one that takes it back. */
export function EvenOut({ cycle: { id, can }, alone = false }: EvenOutProps) {
  const { t } = useT();
  const [isAsked, setAsked] = useState(false);
  const query = useCycleEven(id, can.includes('update'));
  const undo = useSend(undoEvenOut);
  const inList = (line: ReactNode) =>
    alone ? (
      <section className="cycle-checks" aria-label={t('load.evenTell')}>
        <ul>{line}</ul>
      </section>
    ) : (
      line
    );
  if (query.isError) {
    return inList(
      <CheckLine state="look">
        <QueryError query={query} title={t('load.evenFailed')} />
      </CheckLine>,
    );
  }
  if (!query.data) return null;
  const { perRater, heavyCount, moveList, undoCount } = query.data.data;
  if (heavyCount + undoCount === 0) return null;
  return inList(
    <CheckLine
      state={heavyCount > 0 ? 'look' : 'fine'}
      fix={
        <>
          {moveList.length > 0 && <Button onClick={() => setAsked(true)}>{t('load.even')}</Button>}
          {undoCount > 0 && (
            <Button
              variant="link"
              pending={undo.isPending}
              onClick={() => undo.mutate({ params: { id } })}
            >
              {t('load.evenUndo', { count: undoCount })}
            </Button>
          )}
        </>
      }
    >
      <p>
        {heavyCount > 0
          ? t('load.heavy', { count: heavyCount, most: perRater })
          : t('load.evenFine', { most: perRater })}{' '}
        {heavyCount > 0 && moveList.length === 0 && t('load.evenNone')}
      </p>
      {isAsked && <EvenDialog id={id} even={query.data.data} onClose={() => setAsked(false)} />}
    </CheckLine>,
  );
}

interface EvenDialogProps {
  id: string;
  even: CycleEven;
  onClose: () => void;
}

function EvenDialog({ id, even: { moveList, leftCount }, onClose }: EvenDialogProps) {
  const { t, locale } = useT();
  const send = useSend(evenOutCycle);
  const body = {
    moveList: moveList.map(({ subject, from, to }) => ({
      subjectId: subject.id,
      fromId: from.id,
      toId: to.id,
    })),
  };
  return (
    <ConfirmDialog
      open
      title={t('load.evenTitle', { count: moveList.length })}
      text={
        <>
          <p>{t('load.evenText')}</p>
          <ul className="cycle-moves">
            {moveList.map(({ subject, from, to }) => (
              <li key={`${subject.id} ${from.id}`}>
                {t('load.evenMove', {
                  subject: shortName(subject, locale),
                  from: shortName(from, locale),
                  to: shortName(to, locale),
                })}
              </li>
            ))}
          </ul>
          {leftCount > 0 && <p>{t('load.evenLeft', { count: leftCount })}</p>}
        </>
      }
      confirmLabel={t('load.even')}
      pending={send.isPending}
      onClose={onClose}
      onConfirm={() => send.mutate({ params: { id }, body }, { onSettled: onClose })}
    />
  );
}
