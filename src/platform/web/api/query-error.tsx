import type { UseQueryResult } from '@tanstack/react-query';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ErrorState } from '#platform/web/ui/state/error-state.tsx';
import { type ApiError, errorText } from './call.ts';

/** What is known about a query that failed. */
export type FailedQuery = Pick<UseQueryResult<unknown, ApiError>, 'error' | 'isFetching'> & {
  refetch: () => Promise<unknown>;
};

type QueryErrorProps = {
  query: FailedQuery;
  title?: string;
  /** Trying again would change nothing, so no retry is offered. */
  isFinal?: boolean;
};

/** Says that the data could not be loaded and offers a retry. */
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
