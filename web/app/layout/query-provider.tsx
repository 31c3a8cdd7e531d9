import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { homePath } from '#web/app/menu/menu.ts';
import { ApiError, errorText } from '#web/platform/api/call.ts';
import { can, hasToAnswer } from '#web/platform/session/session.ts';
import { texts, useTexts } from '#web/platform/session/texts.ts';
import { toast } from '#web/platform/ui/base/toast-store.ts';

/**
 * Keeps the server's data for as long as the layout lives. A change of language loads all of it
 * again. Where there is no home, because nobody has an account, a page that cannot load shows the
 * failure itself (rule 23).
 */
export function QueryProvider(props: { home?: boolean; children: ReactNode }) {
  const { home = true, children } = props;
  const router = useRouter();
  const [client] = useState(() => createQueryClient((error) => home && goHomeFrom(router, error)));
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
        if (query.meta?.page && isHopeless(error)) pageFailed(error);
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
/** Not allowed, or no answer: retrying won't help. */
const isHopeless = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 403 || error.status === 0);

function messageOf(answer: unknown): string | undefined {
  const message = (answer as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** At home itself there is nowhere to go, so the page shows its own failure. */
function goHomeFrom(router: AnyRouter, error: ApiError): void {
  const { pathname, href } = router.state.location;
  if (pathname === homePath(can, hasToAnswer())) return;
  console.warn('The page could not be loaded', error);
  void router.navigate({ to: '/', search: { redirect: href }, replace: true });
}
