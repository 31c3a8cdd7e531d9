import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, t } from '#test/screen/screen.tsx';
import { listAddress } from './address.ts';
import { PagedTable } from './paged-table.tsx';
import { textParam } from './params.ts';
import { useListAddress } from './use-list-address.ts';

const stated = listAddress({ search: { q: textParam }, sorts: ['name'], pageSize: 2 });

function Page() {
  const address = useListAddress(stated);
  const { q } = address.search;
  const query = { ...stated.paging(address.search), ...(q && { q }) };
  return (
    <PagedTable
      label="Подразделения"
      list={useQuery({
        ...partQuery(subdivisionCalls.list, { query }),
        placeholderData: keepPreviousData,
      })}
      address={address}
      columns={[{ key: 'name', label: 'Название', sortable: true, cell: ({ name }) => name }]}
      rowKey={({ id }) => id}
      empty={{ title: 'Пока ничего' }}
    />
  );
}

const names = ['Архив', 'Бюро', 'Весовая', 'Гараж', 'Депо'];
let server: FakeServer;
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  server = fakeServer();
  server.answers(subdivisionCalls.list, ({ query }) => {
    const found = names.filter((name) => name.includes(String(query.q ?? '')));
    const rows = found.slice(Number(query.offset)).slice(0, Number(query.limit));
    return {
      data: rows.map((name) => ({ id: name, version: 1, can: [], name })),
      count: found.length,
    };
  });
});
const button = (name: string) => screen.findByRole('button', { name });

test('each page is asked for and said in the address, the first one is not', async () => {
  const { user, search, steps } = await drawPage(Page);
  await screen.findByText('Архив');
  await user.click(await button(t('list.nextPage')));
  await screen.findByText('Весовая');
  expect(search()).toBe('?page=2');
  await user.click(await button(t('list.page', { page: 1 })));
  await screen.findByText('Архив');
  expect([search(), steps()]).toEqual(['', 1]);
});

test('a page beyond the last one gives way to the last', async () => {
  const { search } = await drawPage(Page, '?page=9');
  await screen.findByText('Депо');
  expect(search()).toBe('?page=3');
});

test('another order begins at the first page', async () => {
  const { user, search } = await drawPage(Page, '?page=2');
  await screen.findByText('Весовая');
  await user.click(await button('Название'));
  await waitFor(() => expect(search()).toBe('?sort=name%3Aa'));
});

test('where nothing is found all of it can be shown again', async () => {
  const { user, search } = await drawPage(Page, '?q=x&sort=name:d');
  await screen.findByText(t('list.nothingFound'));
  await user.click(await button(t('list.resetAll')));
  await screen.findByText('Архив');
  expect(search()).toBe('?sort=name%3Ad');
});

test('where there is nothing at all that is said', async () => {
  server.answers(subdivisionCalls.list, { data: [], count: 0 });
  await drawPage(Page);
  expect(await screen.findByText('Пока ничего')).toBeTruthy();
});

test('what failed is told in the server’s words and can be asked again', async () => {
  const answer = server.holds(subdivisionCalls.list);
  const { user } = await drawPage(Page);
  answer(refused('forbidden', { message: 'Нельзя' }));
  await screen.findByText('Нельзя');
  server.answers(subdivisionCalls.list, { data: [], count: 0 });
  await user.click(await button(t('common.retry')));
  expect(await screen.findByText('Пока ничего')).toBeTruthy();
});
