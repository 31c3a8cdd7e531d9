import type { UseQueryResult } from '@tanstack/react-query';
import { useT } from '#web/ui/base/texts.tsx';
import { ErrorState } from '#web/ui/state/error-state.tsx';
import { type ApiError, errorText } from './call.ts';

/** What is known of a query that failed. */
export type FailedQuery = Pick<UseQueryResult<unknown, ApiError>, 'error' | 'isFetching'> & {
  refetch: () => Promise<unknown>;
};

type QueryErrorProps = {
  query: FailedQuery;
  title?: string;
  /** Asking again changes nothing, so it is not offered. */
  isFinal?: boolean;
};

/** Says that what was asked for has not come, and asks again. */
export function QueryError({ query, title, isFinal }: QueryErrorProps) {
  const { t } = useT();
  const { error, isFetching, refetch } = query;
  return (
    <ErrorState
      title={title}
      text={errorText(error, t)}
      retrying={isFetching}
      onRetry={isFinal ? undefined : () => void refetch()}
    />
  );
}
