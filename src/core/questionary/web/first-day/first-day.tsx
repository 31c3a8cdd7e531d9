import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getFirstDay } from '#core/questionary/contract/first-day.ts';
import { seldom } from '#core/questionary/web/live.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { StepList, type StepListProps } from './step-list.tsx';

type FirstDayProps = Omit<StepListProps, 'day'> & {
  /** Draws the journal's columns; with something beside the drafts, that takes the others' place. */
  board: (beside?: ReactNode) => ReactNode;
};

/**
 * The journal in which nothing is in work or done: the guide of a new company, beside its drafts if
 * there are any (rule 89). Where the guide is over or can't be loaded, the columns alone.
 */
export function FirstDay({ board, ...props }: FirstDayProps) {
  // Somebody else may import meanwhile.
  const day = useQuery({ ...partQuery(getFirstDay), refetchInterval: seldom });
  if (day.isPending) return <Skeleton height="360px" />;
  if (!day.data?.data) return board();
  const guide = <StepList day={day.data.data} {...props} />;
  return props.draftId ? board(guide) : guide;
}
