import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import type { RatersVerb } from '#core/cycle/contract/policy/raters.ts';
import type { RaterList } from '#core/cycle/contract/raters.ts';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { approvalsAddress, type Way } from './place.ts';

type StandsProps = Way & { saved: RaterList; done: RatersVerb | undefined };
type HeadProps = StandsProps & { isInRow: boolean };

/** Whose list it is and until when, what HR says, and where it stands. */
export function ListHead({ saved, done, token, isInRow }: HeadProps) {
  const texts = useT();
  const { t } = texts;
  const { cycle, relation, subject, until, note, can } = saved;
  const heading = useRef<HTMLHeadingElement>(null);
  // The focus moves here so that a screen reader reads what has come of the press.
  useEffect(() => {
    if (done && done !== 'save') heading.current?.focus();
  }, [done]);
  const isOpen = can.length > 0;
  return (
    <>
      {!isInRow && (
        <header className="raters-head">
          <h1 ref={heading} tabIndex={-1}>
            {relation === 'own'
              ? t('raters.title')
              : t('raters.titleOf', { name: shortName(subject, texts.locale) })}
          </h1>
          <Muted as="p">
            {isOpen
              ? t('raters.until', { cycle: cycle.name, date: formatDay(until, texts) })
              : cycle.name}
          </Muted>
        </header>
      )}
      {relation === 'own' && <ListsWaiting token={token} />}
      {(!isOpen || (done && done !== 'save')) && (
        <WhereItStands saved={saved} done={done} token={token} />
      )}
      {note && isOpen && (
        <InfoBlock tone="warning" title={t('raters.returned')}>
          {note}
        </InfoBlock>
      )}
      {cycle.message && isOpen && <InfoBlock title={t('raters.fromHr')}>{cycle.message}</InfoBlock>}
      {can.includes('add') && (
        <InfoBlock title={t('raters.addLate')}>{t('raters.addLateText')}</InfoBlock>
      )}
    </>
  );
}

/** What comes next, once there is nothing to do here. */
function WhereItStands({ saved, done, token }: StandsProps) {
  const texts = useT();
  const { t } = texts;
  const { state, approverName, relation } = saved;
  const text = {
    choosing: t('raters.stateText.choosing'),
    approval: approverName
      ? t('raters.stateText.approval', { name: approverName })
      : t(`raters.stateText.${saved.isForAdmin ? 'approvalAdmin' : 'approvalHr'}`),
    ready: t('raters.stateText.ready', { date: formatDay(saved.dateStart, texts) }),
    launched: t('raters.stateText.launched', { date: formatDay(saved.dateEnd, texts) }),
    leftOut: '',
  }[state];
  const isReturned = done === 'return';
  return (
    <div className="raters-stands">
      <p className="raters-done">
        <CircleCheck aria-hidden="true" />
        <b>{isReturned ? t('raters.returned') : t(`raters.state.${state}`)}</b>
      </p>
      {!isReturned && <Muted as="p">{text}</Muted>}
      {(relation === 'approver' || relation === 'chooser') && (
        <LinkButton href={approvalsAddress({ token })}>{t('raters.toLists')}</LinkButton>
      )}
    </div>
  );
}

/** The link from one's own list to those of others that wait. */
function ListsWaiting({ token }: Way) {
  const { t } = useT();
  const { data } = useQuery(partQuery(getTasks, { token }));
  const count = (data?.data ?? [])
    .filter(({ kind, isOwn }) => kind === 'approve' || (kind === 'choose' && !isOwn))
    .reduce((all, task) => all + task.count, 0);
  if (count === 0) return null;
  return (
    <LinkButton href={approvalsAddress({ token })}>
      {t('raters.listsWaiting', { count })}
    </LinkButton>
  );
}
