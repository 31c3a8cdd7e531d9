import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, t } from '#test/screen/screen.tsx';
import { idOf, listedQuestionary } from '#test/screen/screen-rows.ts';
import { HeaderSearch } from './header-search.tsx';

const row = (number: number, given = {}) =>
  listedQuestionary({ id: idOf(number), number, ...given });
const rows = [
  row(7, { subject: 'Инженер', status: 'inwork' }),
  row(8, { subject: 'Повар', status: 'archived' }),
];
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answers(getQuestionaryList, { data: rows, count: 2 });
});

/** The field as it is at first, and once the search is loaded. */
const field = () => screen.getByRole('combobox', { name: t('headerSearch.label') });
const box = () =>
  waitFor(() => {
    if (!field().hasAttribute('aria-autocomplete')) throw new Error('not loaded yet');
    return field();
  });

/** The search, in use, with a text typed. */
async function searched(text: string) {
  const page = await drawPage(HeaderSearch);
  await page.user.click(field());
  await page.user.type(await box(), text);
  return page;
}
/** The cards, once they are there. A note in their place is an option too. */
const cards = async () => {
  await screen.findByText('Инженер');
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
};

test('what was typed is searched for once, when typing pauses', async () => {
  await searched(' инж ');
  expect(await cards()).toEqual([
    expect.stringContaining('№ 7В работе360Инженер'),
    expect.stringContaining('№ 8В архиве360Повар'),
  ]);
  expect(server.asked(getQuestionaryList).map(({ query }) => query)).toEqual([
    { q: 'инж', limit: '8' },
  ]);
});

test('what was typed before the search was loaded is searched for too', async () => {
  const { user } = await drawPage(HeaderSearch);
  await user.type(field(), 'е');
  await box();
  expect(await cards()).toHaveLength(2);
});

test.each([
  [1, `/estimation/questionary/${idOf(7)}`],
  [2, `/estimation/questionary/archive/${idOf(8)}`],
])('by keyboard, the card number %i opens at %s, and the search is over', async (down, path) => {
  const { user, path: at } = await searched('е');
  await cards();
  await user.keyboard(`${'{ArrowDown}'.repeat(down)}{Enter}`);
  await waitFor(() => expect(at()).toBe(path));
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('Esc closes the cards and empties the field', async () => {
  const { user } = await searched('е');
  await cards();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
  expect((await box()).getAttribute('value')).toBe('');
});

test('while it searches, where nothing is found and where it fails, it says so', async () => {
  const answer = server.holds(getQuestionaryList);
  const { user } = await searched('е');
  await screen.findByText(t('headerSearch.loading'));
  answer({ data: [], count: 0 });
  await screen.findByText(t('list.nothingFound'));
  server.answers(getQuestionaryList, refused('notFound'));
  await user.type(await box(), 'ж');
  await screen.findByText(t('headerSearch.failed'));
});

test('more than fit are said to be more', async () => {
  server.answers(getQuestionaryList, { data: rows, count: 20_001 });
  await searched('е');
  await screen.findByText(t('headerSearch.more', { count: 2 }));
});

test.each([
  ['/estimation/questionary', 0],
  [`/estimation/questionary/${idOf(7)}`, 0],
  ['/estimation/questionary/archive', 0],
  [`/estimation/questionary/archive/${idOf(7)}`, 0],
  ['/estimation/questionary/awaited', 1],
  ['/estimation/reports', 1],
])(
  'at %s there are %i of it: the journal and the archive have a search of their own',
  async (path, count) => {
    await drawPage(HeaderSearch, path.slice(1));
    await waitFor(() =>
      expect(screen.queryAllByRole('combobox', { name: t('headerSearch.label') })).toHaveLength(
        count,
      ),
    );
  },
);

test('on a phone it is a button that opens the field, and the cross closes it', async () => {
  vi.stubGlobal('innerWidth', 390);
  const { user } = await drawPage(HeaderSearch);
  await user.click(await screen.findByRole('button', { name: t('headerSearch.label') }));
  await box();
  await user.click(await screen.findByRole('button', { name: t('common.close') }));
  await screen.findByRole('button', { name: t('headerSearch.label') });
});
