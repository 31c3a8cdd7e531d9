import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  questionaryPolicy,
  questionaryVerbs,
} from '#core/questionary/contract/policy/questionary.ts';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import {
  changeMany,
  type ManyAction,
  manyActions,
  manyVerbs,
} from '#core/questionary/contract/questionary-many.ts';
import type { Load } from '#core/questionary/contract/rules/load.ts';
import { permissions } from '#platform/contract/call/access.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf, listedQuestionary } from '#test/screen/screen-rows.ts';
import { ManyBar } from './many-bar.tsx';

const row = (number: number, given: Parameters<typeof listedQuestionary>[0] = {}) =>
  listedQuestionary({ id: idOf(number), number, subject: `Имя ${number}`, ...given });
const rows = [row(1), row(2), row(3, { status: 'done' })];
const [pick, clear, launched] = [vi.fn(), vi.fn(), vi.fn()];

let server: FakeServer;
/** Numbers that the server refuses, when it is tried and when it is done. */
let refusals: { tried: number[]; done: number[] };
let letterCount: number | null;
const roleOutcomeList = [
  { type: 'colleague', subjectCount: 3, aloneCount: 2, combinedCount: 0, leftOutCount: 1 } as const,
];
const load: Load = {
  personCount: 4,
  usualMinutes: 6,
  heaviestList: [
    {
      id: 'a',
      name: 'Ким Я.',
      minutes: 12,
      subjectCount: 2,
      inList: rows.slice(0, 2).map(({ id }) => id),
    },
  ],
};
const ofBar = new Set<string>(Object.values(manyVerbs));
const isTried = ({ query }: { query: { dryRun?: unknown } }) => query.dryRun === 'true';

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('innerWidth', 1440);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T09:00:00Z') });
  signInOnScreen(...permissions);
  refusals = { tried: [], done: [] };
  letterCount = null;
  server = fakeServer();
  server.answers(changeMany, (asked) => {
    const wrong = refusals[isTried(asked as never) ? 'tried' : 'done'].map(idOf);
    const data = asked.body.idList.map((id) => ({
      id,
      number: 1,
      error: wrong.includes(id) ? 'Нет руководителя' : null,
    }));
    const rest = { invitedFrom: null, warningList: ['Мало коллег'], roleOutcomeList, load };
    return { data, inviteeCount: 4, letterCount, ...rest };
  });
});

const mapOf = (list: typeof rows) => new Map(list.map((one) => [one.id, one]));
const draws = (picked = rows) =>
  draw(
    <ManyBar
      picked={mapOf(picked)}
      search={{}}
      onPick={pick}
      onClear={clear}
      onLaunched={launched}
    />,
  ).user;
const press = (user: ReturnType<typeof draws>, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));
const labelled = (action: ManyAction, count: number) =>
  t('questionaryDetail.labelled', { label: t(`many.action.${action}`), count });
const done = () =>
  server
    .asked(changeMany)
    .filter((asked) => !isTried(asked as never))
    .map(({ body }) => body);

test('says what goes, who is invited and what cannot go, and does only what can', async () => {
  refusals.tried = [2];
  const user = draws();
  await press(user, labelled('inwork', 2));
  const dialog = within(await screen.findByRole('dialog', { name: t('many.title.inwork') }));
  await dialog.findByText(t('many.invitees', { count: 4 }));
  await dialog.findByText(t('many.leftOut', { count: 1 }));
  await dialog.findByText('Мало коллег');
  await dialog.findByText('Коллеги: своя строка у 2 из 3, ни в одном числе у 1');
  const cannot = (await dialog.findByText(t('many.cannot', { count: 1 }))).closest('[role="note"]');
  expect(cannot?.textContent).toContain('Имя 2Нет руководителя');
  await press(user, t('many.confirm.inwork', { count: 1 }));
  await screen.findByText(
    `${t('many.done.inwork', { count: 1 })} ${t('many.invited.now', { count: 4 })}`,
  );
  expect(done()).toEqual([{ action: 'inwork', idList: [idOf(1)] }]);
  expect(clear).toHaveBeenCalledOnce();
  expect(launched).toHaveBeenCalledOnce();
});

test('a reminder names its letters, not the assessments, and is shut where there are none', async () => {
  const atWork = [1, 2].map((number) => row(number, { status: 'inwork' }));
  letterCount = 3;
  const user = draws(atWork);
  await press(user, labelled('remind', 2));
  await press(user, t('many.confirm.remind', { count: 3 }));
  await screen.findByText(t('many.done.remind', { count: 3 }));
  cleanup();
  letterCount = 0;
  const again = draws(atWork);
  await press(again, labelled('remind', 2));
  await screen.findByText(t('many.nobodyToRemind'));
  const confirm = await screen.findByRole('button', {
    name: t('many.confirm.remindAll'),
  });
  expect(confirm.getAttribute('aria-disabled') ?? confirm.getAttribute('disabled')).not.toBeNull();
  cleanup();
  letterCount = null;
  await press(draws(atWork), labelled('remind', 2));
  await screen.findByRole('button', { name: t('many.confirm.remindAll') });
});

test('lists what did not go after all, and lets go of it when the list is closed', async () => {
  refusals.done = [2];
  const user = draws();
  await press(user, labelled('archived', 3));
  await press(user, t('many.confirm.archived', { count: 3 }));
  const dialog = within(await screen.findByRole('dialog', { name: t('many.over') }));
  await dialog.findByText(t('many.didGo', { count: 2, total: 3 }));
  expect((await dialog.findByRole('listitem')).textContent).toBe('№ 2 Имя 2Нет руководителя');
  expect(await dialog.findByRole('link', { name: '№ 2' })).toBeTruthy();
  expect(clear).not.toHaveBeenCalled();
  expect(launched).not.toHaveBeenCalled();
  await user.click((await dialog.findAllByRole('button', { name: t('common.close') }))[1]!);
  expect(clear).toHaveBeenCalledOnce();
});

test('a new end is chosen before anything is asked; few days are warned of', async () => {
  const user = draws();
  await press(user, labelled('dateEnd', 2));
  await user.type(await screen.findByRole('textbox', { name: t('many.newEnd') }), '18062026');
  await screen.findByText(t('many.short', { count: 2 }));
  await press(user, t('many.confirm.dateEnd', { count: 2 }));
  await screen.findByText(t('many.done.dateEnd', { count: 2 }));
  expect(done()).toEqual([
    { action: 'dateEnd', dateEnd: '2026-06-18', idList: [idOf(1), idOf(2)] },
  ]);
});

test('who is asked most is named before the launch, with the way to what asks them', async () => {
  const user = draws();
  await press(user, labelled('inwork', 2));
  await screen.findByText(/4 человека, обычно около 6 минут/);
  await press(user, t('load.openFor', { name: 'Ким Я.' }));
  const item = (await screen.findByText('Ким Я.')).closest('li');
  const links = await within(item as HTMLElement).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [1, 2].map((number) => `/estimation/questionary/${idOf(number)}`),
  );
});

test('a wave goes in pieces; one without an answer ends it, and the rest says so', async () => {
  const many = Array.from({ length: 45 }, (_, at) => row(at + 1));
  const user = draws(many);
  await press(user, labelled('delete', 45));
  await screen.findByRole('button', { name: t('many.confirm.delete', { count: 45 }) });
  let pieces = 0;
  server.answers(changeMany, ({ body }) => {
    pieces += 1;
    return pieces === 2
      ? refused('internal', { message: 'Что-то сломалось' })
      : {
          data: body.idList.map((id) => ({ id, number: 1, error: null })),
          inviteeCount: 0,
          letterCount: null,
          invitedFrom: null,
          warningList: [],
          roleOutcomeList: [],
          load: null,
        };
  });
  await press(user, t('many.confirm.delete', { count: 45 }));
  await screen.findByText(t('many.didGo', { count: 20, total: 45 }));
  expect(pieces).toBe(2);
  expect(await screen.findAllByText('Что-то сломалось')).toHaveLength(25);
});

test('stopped between two pieces, the rest stays and says so', async () => {
  const user = draws(Array.from({ length: 30 }, (_, at) => row(at + 1)));
  await press(user, labelled('inwork', 30));
  await screen.findByRole('button', { name: t('many.confirm.inwork', { count: 30 }) });
  let go = () => {};
  server.answers(changeMany, async ({ body }) => {
    await new Promise<void>((resolve) => {
      go = resolve;
    });
    const data = body.idList.map((id) => ({ id, number: 1, error: null }));
    return {
      data,
      inviteeCount: 0,
      letterCount: null,
      invitedFrom: null,
      warningList: [],
      roleOutcomeList: [],
      load: null,
    };
  });
  await press(user, t('many.confirm.inwork', { count: 30 }));
  await press(user, t('many.stop'));
  go();
  await screen.findByText(t('many.didGo', { count: 20, total: 30 }));
  expect(launched).toHaveBeenCalledOnce();
  expect(await screen.findAllByText(t('many.stopped'))).toHaveLength(10);
});

test('all found are selected, loaded or not', async () => {
  server.answers(getQuestionaryList, { data: rows, count: 700 });
  const user = draws([]);
  await press(user, t('many.all'));
  await waitFor(() => expect(pick).toHaveBeenCalledWith(mapOf(rows)));
  await screen.findByText(t('many.firstOnly', { max: 3, count: 700 }));
  const [asked] = server.asked(getQuestionaryList);
  expect(asked?.query).toMatchObject({ active: 'true', limit: '500' });
});

test('one line has room for four; of more the first three stay and a menu has the rest', async () => {
  const user = draws([row(1), row(2, { status: 'inwork' })]);
  const bar = within(await screen.findByRole('region', { name: t('many.bar') }));
  const inLine = (await bar.findAllByRole('button')).map(({ textContent }) => textContent);
  const names = (['inwork', 'dateEnd', 'remind'] as const).map((one) =>
    labelled(one, one === 'dateEnd' ? 2 : 1),
  );
  expect(inLine.filter((text) => text?.includes(' · '))).toEqual(names);
  await user.click(await bar.findByRole('button', { name: t('ui.moreActions') }));
  const rest = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(rest).toEqual([labelled('done', 1), labelled('archived', 2), labelled('delete', 1)]);
  await user.click(await screen.findByRole('menuitem', { name: labelled('delete', 1) }));
  await screen.findByRole('dialog', { name: t('many.title.delete') });
});

test.each(manyActions)(
  '%s counts those that allow it, and is there for who may do it',
  async (action) => {
    const may = row(1, { can: [manyVerbs[action]] });
    draws([may, row(2, { can: questionaryVerbs.filter((verb) => !ofBar.has(verb)) })]);
    await screen.findByRole('button', { name: labelled(action, 1) });
    cleanup();
    signInOnScreen(
      ...permissions.filter((one) => one !== questionaryPolicy[manyVerbs[action]].needs),
    );
    draws([may]);
    expect(screen.queryByRole('button', { name: labelled(action, 1) })).toBeNull();
  },
);
