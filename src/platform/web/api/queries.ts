import {
  queryOptions,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { type ApiError, type CallArguments, type CallInput, type CallReply, call } from './call.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: {
      /**
       * The screen is useless without this query: if it is refused or unanswered, the app goes home.
       */
      page?: boolean;
    };
    mutationMeta: {
      /** No toasts: the caller reports the outcome itself. `'success'` silences only the success toast. */
      quiet?: boolean | 'success';
      /** The change ends the screen in view: what it shows is not asked for again, only what comes next. */
      endsScreen?: boolean;
      /** True for a failure that the caller shows itself; it gets no toast. */
      isShown?: (error: ApiError) => boolean;
    };
  }
}

/** For `useQuery`: data the screen cannot do without. If it is refused or unanswered, the app goes home. */
export function pageQuery<const E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) {
  return queryOptions({ ...partQuery(endpoint, ...args), meta: { page: true } });
}

/** For `useQuery` in forms, dialogs and panels: a failure is shown in place, with a retry (rule 23). */
export function partQuery<const E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) {
  const { signal: _, ...input } = (args[0] ?? {}) as CallInput<E>;
  return queryOptions({
    queryKey: [endpoint.name, input] as const,
    queryFn: ({ signal }): Promise<CallReply<E>> =>
      call(endpoint, ...([{ ...input, signal }] as unknown as CallArguments<E>)),
  });
}

type SendOptions<E extends Endpoint> = Omit<
  UseMutationOptions<CallReply<E>, ApiError, CallInput<E>>,
  'mutationFn'
> & {
  /** The list that holds the saved row. The reply replaces the row there until the list is loaded again. */
  listedIn?: Endpoint;
};

/**
 * A call that changes something: `const save = useSend(createPosition)`. Afterwards all that is in view
 * is loaded again. The query client shows a toast for success and failure unless `meta.quiet` is set.
 */
export function useSend<const E extends Endpoint>(endpoint: E, options: SendOptions<E> = {}) {
  const { listedIn, ...rest } = options;
  const client = useQueryClient();
  return useMutation<CallReply<E>, ApiError, CallInput<E>>({
    ...rest,
    mutationKey: [endpoint.name],
    mutationFn: (input) => call(endpoint, ...([input] as unknown as CallArguments<E>)),
    onSuccess: (...given) => {
      if (listedIn)
        client.setQueriesData({ queryKey: [listedIn.name] }, (list) => withSaved(list, given[0]));
      return rest.onSuccess?.(...given);
    },
  });
}

/** Loads again all that is in view, after a change that `useSend` did not make. */
export function useReload(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}

interface Row {
  id: string;
}

/**
 * The page of a list with the saved row in its old place. Anything that is not such a list is
 * returned as it is.
 */
export function withSaved(list: unknown, reply: unknown): unknown {
  if (!hasData(list) || !Array.isArray(list.data) || !hasData(reply)) return list;
  const saved = reply.data as Row;
  return { ...list, data: list.data.map((row: Row) => (row.id === saved.id ? saved : row)) };
}

const hasData = (value: unknown): value is { data: unknown } =>
  typeof value === 'object' && value !== null && 'data' in value;
