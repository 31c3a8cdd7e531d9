import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useRef, useState } from 'react';
import { approveMany, getApprovals, type WaitingList } from '#core/cycle/contract/raters.ts';
import { chosenTypes } from '#core/questionary/contract/rules/cycle.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { useOwnLocale } from '#platform/web/mailed-link/own-locale.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { ratersAddress, type Way } from './place.ts';
import { RatersScreen } from './raters-screen.tsx';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const [changing, setChanging] = useState<ReadonlySet<string>>(new Set());
  const rows = query.data?.data ?? [];
  const clear = rows.filter(
    (row) => row.kind === 'approve' && !row.remarkList.length && !changing.has(keyOf(row)),
  );
  const approve = (lists: readonly WaitingList[]) =>
    send.mutate({ body: { list: lists.map(asked) }, token });
  const refused = (send.data?.data ?? []).filter(({ error }) => error !== null);
  return (
    <div className="raters">
      <header className="raters-head">
        <h1 ref={heading} tabIndex={-1}>
          {t('raters.approvals.title')}
        </h1>
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
      {query.data?.isCompanyNew && <Muted as="p">{t('raters.isNewAll')}</Muted>}
      {clear.length > 1 && (
        <Button variant="primary" size="l" pending={send.isPending} onClick={() => approve(clear)}>
          {t('raters.approvals.all', { count: clear.length })}
        </Button>
      )}
      {rows.length > 0 && (
        <ul className="raters-waiting" aria-label={t('raters.approvals.list')}>
          {rows.map((row) => (
            <li key={keyOf(row)}>
              <Row
                row={row}
                token={token}
                busy={send.isPending}
                isChanging={changing.has(keyOf(row))}
                onChange={() => setChanging((before) => new Set([...before, keyOf(row)]))}
                onApprove={() => approve([row])}
                onDone={() => heading.current?.focus()}
              />
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

const keyOf = ({ cycle, subject }: WaitingList) => `${cycle.id} ${subject.id}`;

type RowProps = Way & {
  row: WaitingList;
  busy: boolean;
  isChanging: boolean;
  onChange: () => void;
  onApprove: () => void;
  onDone: () => void;
};

/** One person: who is to assess them in which role, what to look at, and the list itself to be changed. */
function Row({ row, token, busy, isChanging, onChange, onApprove, onDone }: RowProps) {
  const texts = useT();
  const { t } = texts;
  const { cycle, subject, kind, remarkList, until, raterList } = row;
  const name = shortName(subject, texts.locale);
  const place = { cycleId: cycle.id, employeeId: subject.id };
  const isApproving = kind === 'approve' && !isChanging;
  return (
    <Card className="raters-row">
      <div>
        <p className="raters-row-name">{name}</p>
        <Muted as="p">
          {t('raters.until', { cycle: cycle.name, date: formatDay(until, texts) })}
        </Muted>
        {!isChanging && <Roles raterList={raterList} />}
        {remarkList.length > 0 && (
          <p className="raters-row-facts">
            {remarkList.map((remark) => (
              <Badge key={remark} tone={remark === 'late' ? 'neutral' : 'danger'}>
                {t(`raters.approvals.remark.${remark}`)}
              </Badge>
            ))}
          </p>
        )}
      </div>
      <div className="raters-row-buttons">
        {kind === 'choose' && (
          <LinkButton
            href={ratersAddress(place, { token })}
            aria-label={t('raters.approvals.chooseFor', { name })}
          >
            {t('raters.approvals.choose')}
          </LinkButton>
        )}
        {isApproving && (
          <Button aria-label={t('raters.approvals.changeFor', { name })} onClick={onChange}>
            {t('raters.approvals.change')}
          </Button>
        )}
        {isApproving && !remarkList.includes('empty') && (
          <Button
            disabled={busy}
            aria-label={t('raters.approvals.approveFor', { name })}
            onClick={onApprove}
          >
            {t('raters.approve')}
          </Button>
        )}
      </div>
      {isChanging && (
        <div className="raters-row-list">
          <RatersScreen place={place} token={token} isInRow onDone={onDone} />
        </div>
      )}
    </Card>
  );
}

/** Their names, by role. */
function Roles({ raterList }: Pick<WaitingList, 'raterList'>) {
  const { t, locale } = useT();
  const roles = chosenTypes
    .map((type) => ({ type, people: raterList.filter((one) => one.type === type) }))
    .filter(({ people }) => people.length > 0);
  return (
    <dl className="raters-row-roles">
      {roles.map(({ type, people }) => (
        <div key={type}>
          <dt>
            {t('raters.approvals.role', {
              role: t(`reviewerRoles.${type}`),
              count: people.length,
            })}
          </dt>
          {people.map((one) => (
            <dd key={one.id}>
              {one.isGone ? <s>{shortName(one, locale)}</s> : shortName(one, locale)}
              {one.isGone && <Hint className="raters-much"> {t('raters.leftCompany')}</Hint>}
              {one.isNew && <Hint className="raters-much"> {t('raters.isNew')}</Hint>}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
