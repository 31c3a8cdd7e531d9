import {
  queryOptions,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { Endpoint } from '#contract/call/endpoint.ts';
import { type ApiError, type CallArguments, type CallInput, type CallReply, call } from './call.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    queryMeta: {
      /** The screen is nothing without it: refused or unanswered, the app goes home (spec 1, section 8). */
      page?: boolean;
    };
    mutationMeta: {
      /** No toast: the caller speaks itself. `'success'` still tells of failures. */
      quiet?: boolean | 'success';
      /** Of a failure that the caller shows itself: it gets no toast. */
      isShown?: (error: ApiError) => boolean;
    };
  }
}

/** For `useQuery`: what a screen cannot do without. Refused or unanswered, the app goes home. */
export function pageQuery<const E extends Endpoint>(endpoint: E, ...args: CallArguments<E>) {
  return queryOptions({ ...partQuery(endpoint, ...args), meta: { page: true } });
}

/** For `useQuery` in forms, dialogs and panels: a failure stays there, with a retry (rule 23). */
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
  /** Lists and entities that are out of date afterwards. */
  reloads?: readonly Endpoint[];
  /** The list whose row is what the call answers: the saved one stands there before it is asked again. */
  listedIn?: Endpoint;
};

/**
 * A call that changes something: `const save = useSend(createPosition, { reloads: [getPositionList] })`.
 * Success and failure are toasted by the query client unless `meta.quiet`.
 */
export function useSend<const E extends Endpoint>(endpoint: E, options: SendOptions<E> = {}) {
  const { reloads = [], listedIn, ...rest } = options;
  const client = useQueryClient();
  const reload = useReload();
  return useMutation<CallReply<E>, ApiError, CallInput<E>>({
    ...rest,
    mutationKey: [endpoint.name],
    mutationFn: (input) => call(endpoint, ...([input] as unknown as CallArguments<E>)),
    onSuccess: (...given) => {
      if (listedIn)
        client.setQueriesData({ queryKey: [listedIn.name] }, (list) => withSaved(list, given[0]));
      void reload(...reloads);
      return rest.onSuccess?.(...given);
    },
  });
}

/** Asks again what these calls answered before: `await reload(getQuestionaryList)`. */
export function useReload(): (...endpoints: readonly Endpoint[]) => Promise<unknown> {
  const client = useQueryClient();
  return (...endpoints) =>
    Promise.all(endpoints.map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
}

interface Row {
  id: string;
}

/** A page of a list with what a call has answered in its old place; anything else stays what it was. */
export function withSaved(list: unknown, reply: unknown): unknown {
  if (!hasData(list) || !Array.isArray(list.data) || !hasData(reply)) return list;
  const saved = reply.data as Row;
  return { ...list, data: list.data.map((row: Row) => (row.id === saved.id ? saved : row)) };
}

const hasData = (value: unknown): value is { data: unknown } =>
  typeof value === 'object' && value !== null && 'data' in value;
