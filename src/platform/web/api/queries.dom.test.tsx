import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { getLibrary } from '#core/library/contract/library.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw } from '#test/screen/screen.tsx';
import { pageQuery, partQuery, useSend } from './queries.ts';

const saved = (id: string, name: string) => ({ id, name, version: 1, can: [] });

function Subdivisions() {
  const list = useQuery(pageQuery(subdivisionCalls.list, { query: {} }));
  useQuery({ ...partQuery(getLibrary), staleTime: 'static' });
  const { mutate } = useSend(subdivisionCalls.update, { listedIn: subdivisionCalls.list });
  return (
    <>
      <ul>
        {list.data?.data.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => mutate({ body: { id: 'b', version: 1, name: 'Новый' } })}
      >
        Сохранить
      </button>
    </>
  );
}

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answers(getLibrary, { data: [] } as never);
  server.answers(subdivisionCalls.list, {
    data: [saved('a', 'Цех'), saved('b', 'Отдел')],
    count: 2,
  });
});
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

async function save() {
  const { user } = draw(<Subdivisions />);
  await screen.findByText('Отдел');
  const list = server.holds(subdivisionCalls.list);
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
  return list;
}

test('what was saved stands in its row before the list is there again', async () => {
  server.answers(subdivisionCalls.update, { data: saved('b', 'Новый'), message: 'Сохранено' });
  const list = await save();
  await screen.findByText('Сохранено');
  expect(rows()).toEqual(['Цех', 'Новый']);
  list({ data: [saved('b', 'Новый')], count: 1 });
  await screen.findByText('Новый');
  await expect.poll(rows).toEqual(['Новый']);
});

test('what is refused is said, and what is in view is asked for again', async () => {
  server.answers(subdivisionCalls.update, refused('conflict', { message: 'Такой уже есть' }));
  const list = await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Такой уже есть');
  expect(rows()).toEqual(['Цех', 'Отдел']);
  list({ data: [saved('a', 'Цех')], count: 1 });
  await expect.poll(rows).toEqual(['Цех']);
});

test('what is frozen is not asked for again', async () => {
  server.answers(subdivisionCalls.update, { data: saved('b', 'Новый'), message: 'Сохранено' });
  const list = await save();
  list({ data: [saved('b', 'Новый')], count: 1 });
  await expect.poll(rows).toEqual(['Новый']);
  expect([server.asked(subdivisionCalls.list).length, server.asked(getLibrary).length]).toEqual([
    2, 1,
  ]);
});
