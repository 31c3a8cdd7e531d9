import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiError, errorText } from '#platform/web/api/call.ts';
import { texts, useTexts } from '#platform/web/device/texts.ts';
import { toast } from '#platform/web/ui/base/toast-store.ts';

type Props = {
  /** A page cannot do without what was refused or unanswered. Without it the page shows so itself (rule 23). */
  pageFailed?: (error: ApiError) => void;
  children: ReactNode;
};

/** Keeps the server's data for as long as the layout lives. A change of language loads all of it again. */
export function QueryProvider({ pageFailed = () => {}, children }: Props) {
  const [client] = useState(() => createQueryClient(pageFailed));
  const { locale } = useTexts();
  const [spoken, setSpoken] = useState(locale);
  useEffect(() => {
    if (spoken === locale) return;
    setSpoken(locale);
    void client.invalidateQueries();
  }, [client, locale, spoken]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Changes report in toasts, and pages that cannot load go home. All other failures are shown in place. */
export function createQueryClient(pageFailed: (error: ApiError) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const isShown = query.state.data !== undefined;
        if (query.meta?.page && isHopeless(error, isShown)) pageFailed(error);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: (answer, _given, _result, { meta }) => {
        const { t } = texts();
        if (!meta?.quiet) toast.success(messageOf(answer) ?? t('shell.done'));
      },
      onError: (error, _given, _result, { meta }) => {
        const { t } = texts();
        if (meta?.quiet !== true && !meta?.isShown?.(error))
          toast.error(t('shell.error'), errorText(error, t));
      },
      // All that is in view is asked for again, and the rest when it comes into view. Refused too: what was
      // refused is not what the screen shows any more.
      onSettled: (_answer, _error, _given, _result, { meta }, { client }) =>
        void client.invalidateQueries({
          refetchType: meta?.endsScreen ? 'none' : 'active',
          // What could not be loaded shows so, and how to try again.
          predicate: ({ state }) => state.status !== 'error',
        }),
    }),
    defaultOptions: {
      // Offline, a call should fail at once and say so. Waiting for the network would look as if it
      // hung.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        staleTime: 15_000,
        refetchOnWindowFocus: true,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        retryDelay: 600,
      },
    },
  });
}

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
/** Not allowed, or no answer: there is nothing to show. What is shown already stays where only the network is away. */
const isHopeless = (error: unknown, isShown: boolean) =>
  error instanceof ApiError && (error.status === 403 || (error.status === 0 && !isShown));

function messageOf(answer: unknown): string | undefined {
  const message = (answer as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}
