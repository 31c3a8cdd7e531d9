import { type MutationMeta, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/api/call.ts';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { createQueryClient } from './query-provider.tsx';

const pageFailed = vi.fn();
const client = () => createQueryClient(pageFailed);
afterEach(() => {
  vi.resetAllMocks();
  for (const { id } of toast.list()) toast.close(id);
});

const ask = (error: Error, meta?: { page: boolean }) =>
  client()
    .fetchQuery({
      queryKey: ['x'],
      queryFn: () => Promise.reject(error),
      retry: false,
      ...(meta && { meta }),
    })
    .catch(() => {});

test('only a page that is refused or unanswered goes home', async () => {
  await ask(new ApiError(403), { page: true });
  await ask(new ApiError(0), { page: true });
  expect(pageFailed).toHaveBeenCalledTimes(2);
  await ask(new ApiError(404), { page: true });
  await ask(new ApiError(500), { page: true });
  await ask(new ApiError(403));
  expect(pageFailed).toHaveBeenCalledTimes(2);
});

test('what is shown already stays where the network is away for a while, and goes where it is refused', async () => {
  const own = client();
  const shown = async (error: Error) => {
    own.setQueryData(['x'], 'shown');
    const queryFn = () => Promise.reject(error);
    const asked = { queryKey: ['x'], queryFn, retry: false, staleTime: 0, meta: { page: true } };
    await own.fetchQuery(asked).catch(() => {});
  };
  await shown(new ApiError(0));
  expect(pageFailed).not.toHaveBeenCalled();
  await shown(new ApiError(403));
  expect(pageFailed).toHaveBeenCalledOnce();
});

const send = (mutationFn: () => Promise<unknown>, meta?: MutationMeta) => {
  const own = client();
  return own
    .getMutationCache()
    .build(own, { mutationFn, ...(meta && { meta }) })
    .execute(undefined)
    .catch(() => {});
};
const shown = () => toast.list().map(({ kind, message }) => [kind, message]);

test('a change says the server’s words, success or failure', async () => {
  await send(async () => ({ message: 'Сохранено' }));
  await send(() => Promise.reject(new ApiError(409, { message: 'Занято' })));
  expect(shown()).toEqual([
    ['error', 'Занято'],
    ['success', 'Сохранено'],
  ]);
});

test('quiet changes keep silent; quiet success still tells of a failure', async () => {
  await send(async () => ({ message: 'Сохранено' }), { quiet: true });
  await send(() => Promise.reject(new ApiError(500, { message: 'x' })), { quiet: true });
  await send(async () => ({ message: 'Сохранено' }), { quiet: 'success' });
  expect(shown()).toEqual([]);
  await send(() => Promise.reject(new ApiError(500, { message: 'Сбой' })), { quiet: 'success' });
  expect(shown()).toEqual([['error', 'Сбой']]);
});

test('a failure that the screen shows itself is not told a second time', async () => {
  const isShown = ({ status }: ApiError) => status === 409;
  await send(() => Promise.reject(new ApiError(409, { message: 'Занято' })), { isShown });
  expect(shown()).toEqual([]);
  await send(() => Promise.reject(new ApiError(500, { message: 'Сбой' })), { isShown });
  expect(shown()).toEqual([['error', 'Сбой']]);
});

test.each([
  ['a refusal is taken as it is', new ApiError(404), 1],
  ['a failure is asked once more', new ApiError(500), 2],
  ['no answer is asked once more', new ApiError(0), 2],
])('%s', async (_, error, times) => {
  vi.useFakeTimers();
  const queryFn = vi.fn(() => Promise.reject(error));
  const watched = new QueryObserver(client(), { queryKey: ['x'], queryFn });
  const leave = watched.subscribe(() => {});
  await vi.runAllTimersAsync();
  expect([queryFn.mock.calls.length, watched.getCurrentResult().error]).toEqual([times, error]);
  leave();
  vi.useRealTimers();
});
