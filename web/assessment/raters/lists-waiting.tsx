import { useQuery } from '@tanstack/react-query';
import { getTasks } from '#contract/assessment/cycle/tasks.ts';
import { partQuery } from '#web/platform/api/queries.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { LinkButton } from '#web/platform/ui/press/link-button.tsx';
import { approvalsAddress, type Way } from './place.ts';

/** From one's own list to those of others that wait. */
export function ListsWaiting({ token }: Way) {
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
