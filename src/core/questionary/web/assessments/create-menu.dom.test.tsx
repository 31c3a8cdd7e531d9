import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { type Permission, permissions } from '#platform/contract/call/access.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { drawPage, signInOnScreen, t } from '#test/screen/screen.tsx';
import { listedQuestionary } from '#test/screen/screen-rows.ts';
import { AssessmentsPage } from './assessments-page.tsx';

let server: FakeServer;
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  server = fakeServer();
  server.answers(getQuestionaryList, ({ query }) => {
    const { status } = query.filterList as { status: 'created' | 'inwork' | 'done' };
    return { data: [listedQuestionary({ status })], count: 1 };
  });
});

const without = (...left: Permission[]) => permissions.filter((one) => !left.includes(one));
const buttons = () => screen.findAllByRole('button', { name: t('questionary.assessments.create') });
const way = (name: 'one' | 'several') => t(`questionary.assessments.ways.${name}`);

async function open(...held: readonly Permission[]) {
  signInOnScreen(...held);
  return drawPage(() => <AssessmentsPage />);
}

test('the column’s button and the floating one offer the same ways', async () => {
  const { user } = await open(...permissions);
  await screen.findByRole('button', { name: t('questionary.assessments.select') });
  await waitFor(async () => expect(await buttons()).toHaveLength(2));
  for (const button of await buttons()) {
    await user.click(button);
    const items = await within(await screen.findByRole('menu')).findAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual((['one', 'several'] as const).map(way));
    await user.keyboard('{Escape}');
  }
});

test('a cycle begins on its own page, with the form open', async () => {
  const { user, path, search } = await open(...permissions);
  await user.click((await buttons())[0]!);
  await user.click(await screen.findByRole('menuitem', { name: way('several') }));
  await waitFor(() => expect([path(), search()]).toEqual(['/estimation/cycles', '?form=new']));
});

test('whoever may not create cycles is not offered one', async () => {
  const { user } = await open(...without('cycle_cycle_create'));
  await user.click((await buttons())[0]!);
  await screen.findByRole('menu');
  expect(screen.queryByRole('menuitem', { name: way('several') })).toBeNull();
});

test('whoever may create nothing has no button', async () => {
  await open(...without('questionary_questionary_create'));
  await screen.findByRole('button', { name: t('questionary.assessments.select') });
  expect(screen.queryByRole('button', { name: t('questionary.assessments.create') })).toBeNull();
});
