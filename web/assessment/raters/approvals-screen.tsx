import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { approveMany, getApprovals, type WaitingList } from '#contract/assessment/cycle/raters.ts';
import { chosenTypes } from '#contract/assessment/rules/cycle.ts';
import { shortName } from '#contract/platform/rules/names.ts';
import { partQuery, useSend } from '#web/platform/api/queries.ts';
import { QueryError } from '#web/platform/api/query-error.tsx';
import { useOwnLocale } from '#web/platform/mailed-link/own-locale.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { VisuallyHidden } from '#web/platform/ui/base/visually-hidden.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { LinkButton } from '#web/platform/ui/press/link-button.tsx';
import { Badge } from '#web/platform/ui/show/badge.tsx';
import { Card } from '#web/platform/ui/show/card.tsx';
import { formatDay } from '#web/platform/ui/show/format-date.ts';
import { Muted } from '#web/platform/ui/show/text.tsx';
import { EmptyState } from '#web/platform/ui/state/empty-state.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';
import { Skeleton } from '#web/platform/ui/state/skeleton.tsx';

import { ratersAddress, type Way } from './place.ts';
import { TasksBlock } from './tasks-block.tsx';
import './raters.css';

/** As many as one answer holds: whoever has more approves these first. */
const limit = 1000;

/** The lists that wait for somebody: approved one by one, or all at once that nothing is to be said of. */
export function ApprovalsScreen({ token }: Way) {
  const { t } = useT();
  const query = useQuery({
    ...partQuery(getApprovals, { query: { limit }, token }),
    networkMode: 'always',
  });
  const send = useSend(approveMany);
  useOwnLocale(query.data?.locale);
  const rows = query.data?.data ?? [];
  const clear = rows.filter(({ kind, remarkList }) => kind === 'approve' && !remarkList.length);
  const approve = (lists: readonly WaitingList[]) =>
    send.mutate({ body: { list: lists.map(asked) }, token });
  const refused = (send.data?.data ?? []).filter(({ error }) => error !== null);
  return (
    <div className="raters">
      <header className="raters-head">
        <h1>{t('raters.approvals.title')}</h1>
        <Muted as="p">{t('raters.approvals.lead')}</Muted>
      </header>
      <TasksBlock token={token} besideLists />
      {query.isError && rows.length === 0 && (
        <QueryError query={query} title={t('raters.approvals.failed')} />
      )}
      {query.isPending && <Skeleton height="180px" />}
      {query.isSuccess && rows.length === 0 && (
        <EmptyState
          icon={<CircleCheck />}
          title={t('raters.approvals.empty')}
          text={t('raters.approvals.emptyText')}
        />
      )}
      {refused.length > 0 && (
        <div role="alert">
          <InfoBlock tone="warning">
            {refused.map(({ employeeId, name, error }) => (
              <p key={employeeId}>
                {t('raters.approvals.failedFor', { name, error: error ?? '' })}
              </p>
            ))}
          </InfoBlock>
        </div>
      )}
      {clear.length > 1 && (
        <Button variant="primary" size="l" pending={send.isPending} onClick={() => approve(clear)}>
          {t('raters.approvals.all', { count: clear.length })}
        </Button>
      )}
      {rows.length > 0 && (
        <ul className="raters-waiting" aria-label={t('raters.approvals.list')}>
          {rows.map((row) => (
            <li key={`${row.cycle.id} ${row.subject.id}`}>
              <Row row={row} token={token} busy={send.isPending} onApprove={() => approve([row])} />
            </li>
          ))}
        </ul>
      )}
      {(query.data?.count ?? 0) > rows.length && rows.length > 0 && (
        <Muted as="p">
          {t('raters.approvals.more', { number: (query.data?.count ?? 0) - rows.length })}
        </Muted>
      )}
    </div>
  );
}

const asked = ({ cycle, subject, version }: WaitingList) => ({
  cycleId: cycle.id,
  employeeId: subject.id,
  version,
});

type RowProps = Way & { row: WaitingList; busy: boolean; onApprove: () => void };

/** One person, folded: how many of each role, and what to look at. */
function Row({ row, token, busy, onApprove }: RowProps) {
  const texts = useT();
  const { t } = texts;
  const { cycle, subject, kind, remarkList, until, counts } = row;
  const name = shortName(subject);
  const href = ratersAddress({ cycleId: cycle.id, employeeId: subject.id }, { token });
  const isEmpty = remarkList.includes('empty');
  return (
    <Card className="raters-row">
      <div>
        <p className="raters-row-name">{name}</p>
        <Muted as="p">
          {t('raters.approvals.until', { cycle: cycle.name, date: formatDay(until, texts) })}
        </Muted>
        <p className="raters-row-facts">
          {chosenTypes
            .filter((type) => counts[type] > 0)
            .map((type) => (
              <span key={type}>
                <span aria-hidden="true">
                  {t(`raters.approvals.counts.${type}`, { count: counts[type] })}
                </span>
                <VisuallyHidden>
                  {t(`raters.approvals.countsSpoken.${type}`, { count: counts[type] })}
                </VisuallyHidden>
              </span>
            ))}
          {remarkList.map((remark) => (
            <Badge key={remark} tone={remark === 'late' ? 'neutral' : 'danger'}>
              {t(`raters.approvals.remark.${remark}`)}
            </Badge>
          ))}
        </p>
      </div>
      <div className="raters-row-buttons">
        <LinkButton
          href={href}
          aria-label={t(`raters.approvals.${kind === 'choose' ? 'chooseFor' : 'open'}`, { name })}
        >
          {t(`raters.approvals.${kind === 'choose' ? 'choose' : 'openShort'}`)}
        </LinkButton>
        {kind === 'approve' && !isEmpty && (
          <Button
            disabled={busy}
            aria-label={t('raters.approvals.approveFor', { name })}
            onClick={onApprove}
          >
            {t('raters.approve')}
          </Button>
        )}
      </div>
    </Card>
  );
}
