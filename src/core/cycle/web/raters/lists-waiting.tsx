import { useQuery } from '@tanstack/react-query';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { approvalsAddress, type Way } from './place.ts';

/** The link from one's own list to those of others that wait. */
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
