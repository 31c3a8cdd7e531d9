import { useToday } from '#core/account/web/session/today.ts';
import type { Assignment } from '#core/answering/contract/answering.ts';
import { AssignmentState } from '#core/answering/web/assignment-state.tsx';
import { OrDecline } from '#core/answering/web/decline/or-decline.tsx';
import { useBegin } from '#core/answering/web/flow.ts';
import { isOpen, rowState } from '#core/answering/web/row-state.ts';
import { daysBetween } from '#platform/contract/rules/days.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { MethodBadge } from '#platform/web/shared/method-badge.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatPeriod } from '#platform/web/ui/show/format-date.ts';
import { Digits, Hint } from '#platform/web/ui/show/text.tsx';

/** On phones the person's name heads the card. */
export function useAnsweringColumns(onOpen: (row: Assignment) => void): Column<Assignment>[] {
  const texts = useT();
  const { t } = texts;
  const isPhone = useDevice() === 'mobile';
  const number: Column<Assignment> = {
    key: 'number',
    label: t('answeringList.number'),
    sortable: true,
    cell: (row) => <Digits>{row.number}</Digits>,
  };
  const subject: Column<Assignment> = {
    key: 'lastName',
    label: t('answeringList.subject'),
    sortable: true,
    cell: (row) => fullName(row, texts.locale),
  };
  return [
    ...(isPhone ? [subject, number] : [number, subject]),
    {
      key: 'participantType',
      label: t('answeringList.role'),
      cell: (row) => t(`reviewerRole.${row.participantType}`),
    },
    {
      key: 'method',
      label: t('answeringList.method'),
      cell: (row) => <MethodBadge method={row.method} />,
    },
    {
      key: 'due',
      label: t('answeringList.period'),
      sortable: true,
      cell: (row) => (
        <span className="answering-list-period">
          {formatPeriod(row.dateStart, row.dateEnd, texts)}
          <DueIn row={row} />
        </span>
      ),
    },
    {
      key: 'status',
      label: t('answeringList.status'),
      sortable: true,
      width: '180px',
      cell: (row) => <StatusCell row={row} onOpen={onOpen} />,
    },
  ];
}

/** How long there is still, where there is something to do. */
function DueIn({ row }: { row: Assignment }) {
  const { t } = useT();
  const days = daysBetween(useToday(), row.dateEnd);
  if (!isOpen(row) || days < 0) return null;
  return (
    <Hint>
      {days === 0 ? t('answeringList.dueToday') : t('answeringList.dueIn', { count: days })}
    </Hint>
  );
}

function StatusCell({ row, onOpen }: { row: Assignment; onOpen: (row: Assignment) => void }) {
  const { t, locale } = useT();
  const { begin, isPending } = useBegin({}, true);
  const state = rowState(row);
  if (state !== 'start' && state !== 'continue') return <AssignmentState state={state} />;
  return (
    <OrDecline of={row} flow={{}}>
      <Button
        variant={state === 'start' ? 'primary' : 'secondary'}
        pending={isPending}
        aria-label={t(`answering.list.${state}For`, { name: fullName(row, locale) })}
        onClick={() => (state === 'start' ? begin(row, () => onOpen(row)) : onOpen(row))}
      >
        {t(`answering.list.${state}`)}
      </Button>
    </OrDecline>
  );
}
