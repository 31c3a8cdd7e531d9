import { useId, useState } from 'react';
import type { TitleToConfirm } from '#core/employee/contract/wish/position-wish.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { useAnswerTitleToConfirm, useTitlesToConfirm } from './queries.ts';
import './wish.css';

const RefuseTitle = part(() => import('./refuse-wish.tsx'), 'RefuseTitle');

const firstShown = 5;

/** People who want another position, each answered by one press (rule 192). Without any there is nothing to see. */
export function TitlesToConfirm() {
  const { t } = useT();
  const id = useId();
  const query = useTitlesToConfirm();
  const [isWhole, setWhole] = useState(false);
  const wishes = query.data?.data ?? [];
  if (query.isError && !query.data) {
    return <QueryError query={query} title={t('directory.wish.failed')} />;
  }
  if (wishes.length === 0) return null;
  return (
    <Card as="section" className="directory-titles" aria-labelledby={id}>
      <h2 id={id}>{t('directory.wish.title')}</h2>
      <ul>
        {(isWhole ? wishes : wishes.slice(0, firstShown)).map((wish) => (
          <Row key={`${wish.employeeId} ${wish.wanted.id}`} wish={wish} />
        ))}
      </ul>
      {!isWhole && wishes.length > firstShown && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {t('directory.wish.showAll', { count: wishes.length })}
        </Button>
      )}
    </Card>
  );
}

function Row({ wish }: { wish: TitleToConfirm }) {
  const texts = useT();
  const { t } = texts;
  const { employeeId: id, name, position, wanted, askedAt } = wish;
  const answer = useAnswerTitleToConfirm();
  const { open, button, floating } = useOpener(RefuseTitle);
  return (
    <li>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p>{t('directory.wish.change', { before: position, after: wanted.name })}</p>
        <Muted as="p">{formatDay(askedAt, texts)}</Muted>
      </div>
      <div className="directory-title-answers">
        <Button
          variant="primary"
          pending={answer.isPending}
          aria-label={t('directory.wish.giveFor', { name })}
          onClick={() =>
            answer.mutate({ params: { id }, body: { positionId: wanted.id, agrees: true } })
          }
        >
          {t('directory.wish.give')}
        </Button>
        <Button aria-label={t('directory.wish.refuseFor', { name })} {...button}>
          {t('directory.wish.refuse')}
        </Button>
      </div>
      {open && <RefuseTitle wish={wish} onClose={floating.onClose} />}
    </li>
  );
}
