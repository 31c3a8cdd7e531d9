import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  findInStructureOrgChart,
  getStructureOrgChart,
  type OrgChartPerson,
  type OrgChartPlace,
} from '#addon/structure/contract/structure-org-chart.ts';
import { beside, closeAllBeside } from '#platform/web/shared/beside.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { drawPage, signInAs, t } from '#test/screen/screen.tsx';
import { OrgChartPage } from './org-chart-page.tsx';

/** Who stands under whom. Everybody is called by their id. */
const teams: Record<string, string[]> = {
  top: ['Абрамова', 'Яшин'],
  Абрамова: ['Ёлкин', 'Белов', 'Еремина'],
  Ёлкин: ['Жук', 'Зуев'],
  Яшин: ['Ким'],
  alone: ['Один', 'Другой'],
};

const below = (id: string): number =>
  (teams[id] ?? []).reduce((sum, one) => sum + 1 + below(one), 0);
const shownAs = (id: string) => ({
  id,
  lastName: id,
  firstName: 'Яна',
  middleName: null,
  photoUrl: null,
  position: 'Инженер',
  subdivision: 'Разработка',
});
const person = (id: string): OrgChartPerson => ({
  ...shownAs(id),
  direct: teams[id]?.length ?? 0,
  below: below(id),
  otherLeaders: id === 'Белов' ? [shownAs('Ёлкин')] : [],
  circle: id === 'Яшин' ? [shownAs('Яшин'), shownAs('Ким')] : [],
});
const zuev: OrgChartPlace = {
  ...shownAs('Зуев'),
  place: 1,
  way: [
    { ...shownAs('Абрамова'), place: 0 },
    { ...shownAs('Ёлкин'), place: 0 },
  ],
  isAlone: false,
};

let server: FakeServer;
beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  Element.prototype.scrollIntoView = vi.fn();
  closeAllBeside();
  signInAs('ROLE_HR');
  server = fakeServer();
  server.answers(getStructureOrgChart, ({ query }) => ({
    data: String(query.of)
      .split(',')
      .map((of) => level(String(of), Number(query.limit))),
  }));
  server.answers(findInStructureOrgChart, { data: [zuev], count: 1 });
});

function level(of: string, limit: number) {
  const team = teams[of] ?? [];
  const all = team.reduce((sum, one) => sum + 1 + below(one), 0);
  return { of, people: team.slice(0, limit).map(person), count: team.length, all };
}

const item = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });
const names = () =>
  screen.getAllByRole('treeitem').map((one) => one.getAttribute('aria-label')?.split(/[ ,]/)[0]);
const askedOf = () =>
  server.asked(getStructureOrgChart).map(({ query }) => String(query.of).split(','));
const atFirst = ['Абрамова', 'Ёлкин', 'Белов', 'Еремина', 'Яшин', 'Ким', 'Без'];

describe('the tree', () => {
  test('opens what is below a few on top, and asks for it in as few calls as can be', async () => {
    await drawPage(OrgChartPage);
    await item('Ким');
    expect(names()).toEqual(atFirst);
    expect(askedOf()).toEqual([
      ['top', 'alone'],
      ['Абрамова', 'Яшин'],
    ]);
    await screen.findByText(t('structure.count', { count: 10 }));
    const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
    expect(tabs).toContain(t('structure.tab.orgChart'));
  });

  test('says of each what the row shows', async () => {
    await drawPage(OrgChartPage);
    const first = await item('Абрамова');
    expect(first.getAttribute('aria-label')).toBe(
      'Абрамова Яна, Инженер, Разработка, подчинённых: 3, всего: 5',
    );
    expect(
      ['level', 'posinset', 'setsize', 'expanded'].map((name) =>
        first.getAttribute(`aria-${name}`),
      ),
    ).toEqual(['1', '1', '3', 'true']);
    (await item('Белов, Яна|Белов Яна.*Другие руководители: Ёлкин Яна')).getAttribute('aria-level');
    await within(await item('Яшин')).findByText(/по кругу: Яшин Яна → Ким Яна → Яшин Яна/);
    expect((await item('Белов')).getAttribute('aria-expanded')).toBeNull();
  });

  test('keeps in the address what is opened and shut', async () => {
    const { user, search } = await drawPage(OrgChartPage);
    await user.click(
      await within(await item('Ёлкин')).findByText('Инженер', {
        selector: '.structure-org-chart-position',
      }),
    );
    await item('Зуев');
    expect(decodeURIComponent(search())).toBe('?open=Ёлкин');
    await user.click(
      await screen.findByRole('button', {
        name: t('structure.orgChart.turn', { name: 'Абрамова Яна' }),
      }),
    );
    await waitFor(() => expect(names()).toEqual(['Абрамова', 'Яшин', 'Ким', 'Без']));
    expect(decodeURIComponent(search())).toBe('?open=Ёлкин&shut=Абрамова');
    await user.click(await screen.findByRole('button', { name: t('structure.orgChart.shutAll') }));
    await waitFor(() => expect(names()).toEqual(atFirst));
    expect(search()).toBe('');
  });

  test('opens everything at once, also those without a leader', async () => {
    const { user } = await drawPage(OrgChartPage);
    await user.click(await screen.findByRole('button', { name: t('structure.orgChart.openAll') }));
    await item('Зуев');
    await item('Другой');
    expect(names()).toHaveLength(11);
  });

  test('shows more of a long level when asked', async () => {
    teams.Ким = Array.from({ length: 150 }, (_, n) => `Новый${n}`);
    try {
      const { user } = await drawPage(OrgChartPage, '?open=Ким');
      await item('Новый99');
      await user.click(
        await screen.findByRole('button', { name: t('structure.orgChart.more', { count: 50 }) }),
      );
      await item('Новый149');
      expect(screen.queryByText(/Показать ещё/)).toBeNull();
    } finally {
      delete teams.Ким;
    }
  });

  test('says what failed, and asks again', async () => {
    const { user } = await drawPage(OrgChartPage);
    const healthy = await item('Ёлкин');
    server.answers(getStructureOrgChart, refused('internal'));
    await user.click(await within(healthy).findByRole('button', { name: /^Показать или скрыть/ }));
    const again = await screen.findByRole('button', { name: /Повторить/ });
    server.answers(getStructureOrgChart, ({ query }) => ({
      data: String(query.of)
        .split(',')
        .map((of) => level(String(of), 100)),
    }));
    await user.click(again);
    await item('Зуев');
  });
});

describe('by keyboard', () => {
  test('arrows, Home, End and letters lead through what is open', async () => {
    const { user } = await drawPage(OrgChartPage);
    await item('Ким');
    (await item('Абрамова')).focus();
    const at = () => document.activeElement?.getAttribute('aria-label')?.split(/[ ,]/)[0];
    const presses: [keys: string, due: string][] = [
      ['{ArrowRight}', 'Ёлкин'],
      ['{ArrowDown}', 'Белов'],
      ['{ArrowUp}', 'Ёлкин'],
      ['{ArrowLeft}', 'Абрамова'],
      ['{End}', 'Без'],
      ['{Home}', 'Абрамова'],
      ['ере', 'Еремина'],
    ];
    for (const [keys, due] of presses) {
      await user.keyboard(keys);
      expect([keys, at()]).toEqual([keys, due]);
    }
    (await item('Ёлкин')).focus();
    await user.keyboard('{ArrowRight}');
    await item('Жук');
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.queryByText(/Жук/)).toBeNull());
  });

  test('there is one Tab stop, which follows', async () => {
    const { user } = await drawPage(OrgChartPage);
    (await item('Белов')).focus();
    const stops = (await screen.findAllByRole('treeitem')).filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([await item('Белов')]);
    await user.click((await within(await item('Абрамова')).findAllByRole('button'))[0]!);
    await waitFor(() => expect(names()).not.toContain('Белов'));
    await user.tab();
    await waitFor(() =>
      expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(
        1,
      ),
    );
  });

  test('Enter opens the profile, F2 its leaders for anybody who may change them', async () => {
    const { user } = await drawPage(OrgChartPage);
    const shortcuts = (await item('Белов')).getAttribute('aria-keyshortcuts');
    expect(shortcuts).toBe('F2');
    await screen.findByText(t('structure.orgChart.keysLead'));
    (await item('Белов')).focus();
    await user.keyboard('{Enter}');
    expect(beside().profile).toEqual({ employeeId: 'Белов' });
    await user.keyboard('{F2}');
    expect(beside().profile).toEqual({ employeeId: 'Белов', edits: 'leaders' });
  });
});

test('leaders are changed only by anybody who may', async () => {
  signInAs('ROLE_EMPLOYEE');
  await drawPage(OrgChartPage);
  await item('Белов');
  expect(screen.queryByRole('button', { name: /^Изменить руководителя/ })).toBeNull();
});

describe('somebody who is searched for', () => {
  test('is listed with the way to them, and shown there', async () => {
    const { user, search } = await drawPage(OrgChartPage);
    await user.type(await screen.findByRole('searchbox'), 'зуев{Enter}');
    const found = within(await screen.findByRole('list', { name: t('structure.orgChart.found') }));
    await found.findByText('Абрамова Яна');
    expect(server.asked(findInStructureOrgChart)[0]?.query.q).toBe('зуев');
    await user.click(await found.findByRole('button', { name: 'Зуев Яна' }));
    const there = await item('Зуев');
    await waitFor(() => expect(document.activeElement).toBe(there));
    expect(there.getAttribute('aria-current')).toBe('true');
    expect(decodeURIComponent(search())).toBe('?person=Зуев');
    // The way may be shut again.
    await user.click(await screen.findByRole('button', { name: /скрыть: Ёлкин/ }));
    await waitFor(() => expect(names()).not.toContain('Зуев'));
    // Searched for again, they are shown again.
    await user.type(await screen.findByRole('searchbox'), 'зуев{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Зуев Яна' }));
    const again = await item('Зуев');
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  test('may be nobody, and may be gone', async () => {
    server.answers(findInStructureOrgChart, { data: [], count: 0 });
    const { user } = await drawPage(OrgChartPage, '?q=никто');
    await user.click(
      await screen.findByRole('button', { name: t('structure.orgChart.toOrgChart') }),
    );
    await item('Абрамова');
    await drawPage(OrgChartPage, '?person=Ушедший');
    await screen.findByText(t('structure.orgChart.gone'));
  });
});

const nobody = { people: [], count: 0, all: 0 };

describe('without anybody', () => {
  beforeEach(() => {
    server.answers(getStructureOrgChart, ({ query }) => ({
      data: String(query.of)
        .split(',')
        .map((of) => ({ ...level(String(of), 100), ...nobody })),
    }));
  });

  test('HR can import them', async () => {
    await drawPage(OrgChartPage);
    await screen.findByText(t('structure.emptyHow'));
    await screen.findByRole('button', { name: t('nothingYet.import') });
  });

  test('others are told who does', async () => {
    signInAs('ROLE_EMPLOYEE');
    await drawPage(OrgChartPage);
    await screen.findByText(t('structure.emptyText'));
    expect(screen.queryByRole('button', { name: t('nothingYet.import') })).toBeNull();
  });
});

describe('without any leaders', () => {
  beforeEach(() => {
    server.answers(getStructureOrgChart, ({ query }) => ({
      data: String(query.of)
        .split(',')
        .map((of) => ({ ...level(String(of), 100), ...(of === 'top' && nobody) })),
    }));
  });

  test('HR is told how to bring them', async () => {
    await drawPage(OrgChartPage);
    await screen.findByText(t('structure.orgChart.empty'));
    await screen.findByText(/E-mail руководителя/);
    await screen.findByRole('link', { name: t('structure.orgChart.toDirectory') });
  });

  test('others are told who does', async () => {
    signInAs('ROLE_EMPLOYEE');
    await drawPage(OrgChartPage);
    await screen.findByText(t('structure.orgChart.emptyText'));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
