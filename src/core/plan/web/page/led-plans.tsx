import { Link } from '@tanstack/react-router';
import Users from 'lucide-react/icons/users';
import type { ListedPlan } from '#core/plan/contract/plan.ts';
import { planAddress } from '#core/plan/web/plan-search.ts';
import { useLedPlans } from '#core/plan/web/queries.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { type Texts, useT } from '#platform/web/ui/base/texts.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Digits } from '#platform/web/ui/show/text.tsx';

/** Plans that people whom one leads have shared, the most urgent first. */
export function LedPlans() {
  const texts = useT();
  const { t } = texts;
  const address = useListAddress(planAddress);
  const plans = useLedPlans(address.search);
  const count = plans.data?.count;
  return (
    <ListPage>
      <PageHead
        title={t('plan.tabs.led')}
        note={count ? t('plan.led.count', { count }) : undefined}
      />
      <PagedTable
        list={plans}
        address={address}
        label={t('plan.tabs.led')}
        columns={columns(texts)}
        rowKey={({ id }) => id}
        empty={{
          icon: <Users aria-hidden="true" />,
          title: t('plan.led.empty'),
          text: t('plan.led.emptyText'),
        }}
      />
    </ListPage>
  );
}

const columns = (texts: Texts): Column<ListedPlan>[] => {
  const { t } = texts;
  const share = (done: number, count: number) => (
    <Digits>{t('plan.led.share', { done, count })}</Digits>
  );
  return [
    {
      key: 'employee',
      label: t('plan.led.employee'),
      cell: ({ id, employee }) => (
        <Link to="/estimation/plan" search={{ of: 'led', plan: id }}>
          <bdi>{fullName(employee, texts.locale)}</bdi>
        </Link>
      ),
    },
    {
      key: 'goals',
      label: t('plan.led.goals'),
      cell: ({ doneGoalCount, goalCount }) => share(doneGoalCount, goalCount),
    },
    {
      key: 'steps',
      label: t('plan.led.steps'),
      cell: ({ doneStepCount, stepCount }) => share(doneStepCount, stepCount),
    },
    {
      key: 'next',
      label: t('plan.led.next'),
      cell: ({ nextDue, isOverdue }) =>
        nextDue === null ? (
          '—'
        ) : isOverdue ? (
          <Badge tone="danger">{t('plan.led.over', { date: formatDay(nextDue, texts) })}</Badge>
        ) : (
          <Digits>{formatDay(nextDue, texts)}</Digits>
        ),
    },
  ];
};
