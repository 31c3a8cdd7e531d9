import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { NamedForm } from '#core/directory/web/named/named-form.tsx';
import { NamedTab } from '#core/directory/web/named/named-tab.tsx';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';

const subdivisions = { kind: 'subdivision', calls: subdivisionCalls } as const;
const SubdivisionTab = () => <NamedTab {...subdivisions} />;
const can = ['update', 'delete'] as const;
const shop = {
  id: idOf(1),
  version: 1,
  name: 'Цех',
  isArchived: false,
  can: [...can, 'archive' as const],
};
const store = {
  id: idOf(2),
  version: 1,
  name: 'Склад',
  isArchived: true,
  can: [...can, 'restore' as const],
};
const usedIn = { kind: 'employee', id: idOf(3), name: 'Ким Ян', number: null, left: 'fired' };

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(subdivisionCalls.list, ({ query }) => {
    const data = query.withArchived === 'true' ? [shop, store] : [shop];
    return { data, count: data.length };
  });
  server.answers(subdivisionCalls.archive, {
    data: { ...shop, isArchived: true },
    message: 'Убрано',
  });
  server.answers(subdivisionCalls.restore, {
    data: { ...store, isArchived: false },
    message: 'Снова',
  });
  const data = { usedIn: [usedIn], count: 1 };
  server.answers(subdivisionCalls.delete, refused('conflict', { message: 'Занято', data }));
});

const button = (name: string) => screen.getByRole('button', { name });
const switched = () => screen.findByRole('checkbox', { name: t('directory.showArchived') });

/** Presses the bin of that row, and confirms. */
async function remove(name: string, press: (button: HTMLElement) => Promise<void>) {
  await press(await screen.findByRole('button', { name: t('directory.deleteFor', { name }) }));
  await press(await screen.findByRole('button', { name: t('common.delete') }));
  await screen.findByText('Ким Ян');
}

test('archived entries are shown when asked for, by a switch that stands in the address', async () => {
  const page = await drawPage(SubdivisionTab);
  await screen.findByText('Цех');
  expect(screen.queryByText('Склад')).toBeNull();
  await page.user.click(await switched());
  await screen.findByText('Склад');
  expect(page.search()).toBe('?archived=true');
  expect(await screen.findAllByText(t('directory.archived'))).toHaveLength(1);
  await page.user.click(await switched());
  await waitFor(() => expect(screen.queryByText('Склад')).toBeNull());
  expect(page.search()).toBe('');
});

test('an archived one is brought back from its row; others have nothing to bring back', async () => {
  const { user } = await drawPage(SubdivisionTab, '?archived=true');
  await user.click(
    await screen.findByRole('button', { name: t('directory.restoreFor', { name: 'Склад' }) }),
  );
  await screen.findByText('Снова');
  expect(server.asked(subdivisionCalls.restore)[0]?.params).toEqual({ id: store.id });
  expect(
    screen.queryByRole('button', { name: t('directory.restoreFor', { name: 'Цех' }) }),
  ).toBeNull();
});

test('what is used is archived instead of deleted', async () => {
  const { user } = await drawPage(SubdivisionTab);
  await remove('Цех', (one) => user.click(one));
  await user.click(button(t('directory.archive')));
  await screen.findByText('Убрано');
  expect(server.asked(subdivisionCalls.archive)[0]?.params).toEqual({ id: shop.id });
  await waitFor(() => expect(screen.queryByText('Ким Ян')).toBeNull());
});

test('a cycle that uses it leads to its board', async () => {
  const cycle = { kind: 'cycle', id: idOf(9), name: 'Весна', number: 1, left: null };
  const data = { usedIn: [usedIn, cycle], count: 2 };
  server.answers(subdivisionCalls.delete, refused('conflict', { message: 'Занято', data }));
  const { user } = await drawPage(SubdivisionTab);
  await remove('Цех', (one) => user.click(one));
  expect((await screen.findByRole('link', { name: 'Весна' })).getAttribute('href')).toBe(
    `/estimation/cycles/${idOf(9)}`,
  );
});

test('what is archived and used is only explained', async () => {
  const { user } = await drawPage(SubdivisionTab, '?archived=true');
  await remove('Склад', (one) => user.click(one));
  await screen.findByText(t('directory.usage.textArchived', { name: 'Склад' }));
  await screen.findByText(t('directory.usage.places', { count: 1 }));
  expect(screen.queryByRole('button', { name: t('directory.archive') })).toBeNull();
});

test.each([true, false])('a new one of an archived name brings that one back: %j', async (may) => {
  const message = t('directoryMessages.nameArchived');
  server.answers(
    subdivisionCalls.create,
    refused('conflict', {
      errors: [{ path: 'name', message }],
      data: { ...store, can: may ? ['restore'] : [] },
    }),
  );
  const onClose = vi.fn();
  const { user } = draw(<NamedForm {...subdivisions} saved={undefined} onClose={onClose} />);
  await user.type(await screen.findByRole('textbox', { name: t('directory.name') }), 'склад');
  await user.click(button(t('common.save')));
  await screen.findByText(t('directory.inArchive', { name: store.name }));
  if (!may) {
    expect(screen.queryByRole('button', { name: t('directory.restore') })).toBeNull();
    return;
  }
  await user.click(button(t('directory.restore')));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.asked(subdivisionCalls.restore)[0]?.params).toEqual({ id: store.id });
});
