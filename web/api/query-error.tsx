import type { UseQueryResult } from '@tanstack/react-query';
import { useT } from '#web/ui/base/texts.tsx';
import { ErrorState } from '#web/ui/state/error-state.tsx';
import { type ApiError, errorText } from './call.ts';

type QueryErrorProps = {
  query: Pick<UseQueryResult<unknown, ApiError>, 'error' | 'isFetching'> & {
    refetch: () => Promise<unknown>;
  };
  title?: string;
};

/** Says that what was asked for has not come, and asks again. */
export function QueryError({ query, title }: QueryErrorProps) {
  const { t } = useT();
  const { error, isFetching, refetch } = query;
  return (
    <ErrorState
      title={title}
      text={errorText(error, t)}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
