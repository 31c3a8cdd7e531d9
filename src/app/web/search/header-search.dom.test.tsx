import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HelpIndex } from '#addon/help/contract/help-words.ts';
import { getStructureEmployees } from '#addon/structure/contract/structure.ts';
import { getCycleList } from '#core/cycle/contract/cycle.ts';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { roles } from '#platform/contract/call/access.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import { useSlash } from '#platform/web/device/search-key.ts';
import { closeAllBeside } from '#platform/web/shared/beside.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { idOf, listedQuestionary } from '#test/screen/screen-rows.ts';
import { HeaderSearch } from './header-search.tsx';

const assessments = [
  listedQuestionary({ id: idOf(7), number: 7, subject: 'Инженер', status: 'inwork' }),
  listedQuestionary({ id: idOf(8), number: 8, subject: 'Повар', status: 'archived' }),
];
const person = {
  id: idOf(1),
  lastName: 'Ермакова',
  firstName: 'Анна',
  middleName: null,
  photoUrl: null,
  position: 'Инженер',
  subdivision: 'Завод',
};
const index: HelpIndex = {
  sections: [{ href: '/help/ru/reports#send', page: 'Отчёты', heading: 'Отправка', opening: '' }],
  words: { отправк: [9] },
};
let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(getQuestionaryList, { data: assessments, count: 2 });
  server.answers(getStructureEmployees, { data: [person], count: 1 } as never);
  server.answers(getCycleList, { data: [], count: 0 });
  server.answers(getReportList, { data: [], count: 0 });
  const calls = globalThis.fetch;
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) =>
    String(asked[0]).startsWith('/help/') ? Response.json(index) : calls(...asked),
  );
});
afterEach(() => {
  closeAllBeside();
  localStorage.clear();
});

/** The field as it is at first, and once the search is loaded. */
const field = () => screen.getByRole('combobox', { name: t('headerSearch.label') });
const box = () =>
  waitFor(() => {
    if (!field().hasAttribute('aria-autocomplete')) throw new Error('not loaded yet');
    return field();
  });

/** The search, opened by a key, with a text typed. */
async function searched(text: string, search = '') {
  const page = await drawPage(
    () => (
      <>
        <HeaderSearch />
        <button type="button">page</button>
      </>
    ),
    search,
  );
  (await screen.findByRole('button', { name: 'page' })).focus();
  await page.user.keyboard('{Control>}[KeyK]{/Control}');
  if (text) await page.user.type(await box(), text);
  return page;
}
const group = (name: string) => screen.findByRole('group', { name });
const options = async (name: string) => {
  const found = await within(await group(name)).findAllByRole('option');
  return found.map(({ textContent }) => textContent);
};

test('what was typed is searched for once, when typing pauses, in groups', async () => {
  await searched(' инж ');
  expect(await options(t('headerSearch.people'))).toEqual([
    expect.stringContaining('Ермакова Анна'),
  ]);
  expect(await options(t('menu.journal'))).toEqual([
    expect.stringContaining('Инженер№ 7'),
    expect.stringContaining('Повар№ 8'),
  ]);
  expect(server.asked(getQuestionaryList).map(({ query }) => query)).toEqual([
    { q: 'инж', limit: '5' },
  ]);
  expect(screen.queryByRole('group', { name: t('menu.cycles') })).toBeNull();
});

test.each([
  [2, `/estimation/questionary/${idOf(7)}`],
  [3, `/estimation/questionary/archive/${idOf(8)}`],
])('by keyboard, the card number %i opens at %s, and the search is over', async (down, path) => {
  const { user, path: at } = await searched('е');
  await group(t('menu.journal'));
  await group(t('headerSearch.people'));
  await user.keyboard(`${'{ArrowDown}'.repeat(down)}{Enter}`);
  await waitFor(() => expect(at()).toBe(path));
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('Enter alone opens the first: the page of a person', async () => {
  const { user, path } = await searched('ерм');
  await group(t('headerSearch.people'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(path()).toBe(`/structure/employees/${person.id}`));
});

test('before anything is typed it offers what one may do, then pages and the help', async () => {
  const { user, path, search } = await searched('');
  await box();
  expect(await options(t('headerSearch.actions'))).toEqual([
    t('headerSearch.createOne'),
    t('headerSearch.createCycle'),
    t('headerSearch.importPeople'),
    t('shell.darkTheme'),
  ]);
  expect(server.asked(getStructureEmployees)).toEqual([]);
  await user.type(await box(), 'отправ');
  expect(await options(t('headerSearch.places'))).toEqual([t('menu.delivery')]);
  expect(await options(t('headerSearch.help'))).toEqual(['ОтправкаОтчёты']);
  await user.clear(await box());
  await user.type(await box(), 'создать цикл');
  await user.click(await screen.findByRole('option', { name: t('headerSearch.createCycle') }));
  await waitFor(() => expect([path(), search()]).toEqual(['/estimation/cycles', '?form=new']));
});

test('a setting of the company is found by its label, by those who may see it', async () => {
  signInAs('ROLE_ADMIN');
  const { user, path } = await searched('часовой');
  expect(await options(t('headerSearch.places'))).toEqual([t('brand.timeZone')]);
  await user.click(await screen.findByRole('option', { name: t('brand.timeZone') }));
  await waitFor(() => expect(path()).toBe('/estimation/brand'));
  cleanup();
  signInAs('ROLE_HR');
  await searched('часовой');
  expect(screen.queryByRole('option', { name: t('brand.timeZone') })).toBeNull();
});

const asking: Endpoint[] = [getStructureEmployees, getQuestionaryList, getCycleList, getReportList];
const may: Record<(typeof roles)[number], Endpoint[]> = {
  ROLE_SUPER_ADMIN: asking,
  ROLE_ADMIN: asking,
  ROLE_HR: asking,
  ROLE_DIRECTOR: [],
  ROLE_MANAGER: [getStructureEmployees, getReportList],
  ROLE_EMPLOYEE: [getStructureEmployees, getReportList],
};

test.each(roles)('of %s only that is asked which their lists show', async (role) => {
  signInAs(role);
  await searched('отправ');
  await group(t('headerSearch.help'));
  const asked = asking.filter((call) => server.asked(call as typeof getCycleList).length > 0);
  expect(asked.map(({ name }) => name)).toEqual(may[role].map(({ name }) => name));
});

test('Esc empties the field, then leaves it to where one was', async () => {
  const { user } = await searched('е');
  await group(t('menu.journal'));
  await user.keyboard('{Escape}');
  expect((await box()).getAttribute('value')).toBe('');
  await user.keyboard('{Escape}');
  expect(document.activeElement?.textContent).toBe('page');
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('/ opens it where nothing is typed, until that is switched off', async () => {
  const { user } = await drawPage(() => (
    <>
      <HeaderSearch />
      <input aria-label="name" />
      <Slash />
    </>
  ));
  await user.type(await screen.findByRole('textbox', { name: 'name' }), 'a/b');
  expect(document.activeElement).toHaveProperty('value', 'a/b');
  await user.click(document.body);
  await user.keyboard('/');
  await box();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('checkbox'));
  await user.keyboard('/');
  expect(field().hasAttribute('aria-autocomplete')).toBe(false);
  await user.click(await screen.findByRole('checkbox'));
  await user.keyboard('/');
  await box();
});

function Slash() {
  const [isOn, turn] = useSlash();
  return <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />;
}

test('while it searches, where nothing is found and where a part fails, it says so', async () => {
  server.answers(getStructureEmployees, { data: [], count: 0 });
  const answer = server.holds(getQuestionaryList);
  const { user } = await searched('щ');
  await screen.findByText(t('headerSearch.loading'));
  answer({ data: [], count: 0 });
  await screen.findByText(t('list.nothingFound'));
  server.answers(getQuestionaryList, refused('notFound'));
  await user.type(await box(), 'ж');
  await screen.findByText(t('headerSearch.failed'));
});

test('on a phone it is a button that opens the field, and the cross closes it', async () => {
  vi.stubGlobal('innerWidth', 390);
  const { user } = await drawPage(HeaderSearch);
  await user.click(await screen.findByRole('button', { name: t('headerSearch.label') }));
  await box();
  // What lies open hides it from screen readers, which close that first.
  await user.click(await screen.findByTitle(t('common.close')));
  await screen.findByRole('button', { name: t('headerSearch.label') });
});
