import type { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import type {
  AssessmentsSearch,
  AssessmentsStatus,
} from '#core/questionary/web/assessments-search.ts';
import { useAssessmentsColumn } from '#core/questionary/web/cards.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf, listedQuestionary } from '#test/screen/screen-rows.ts';
import { AssessmentsBoard } from './assessments-board.tsx';
import { useShownColumn } from './shown-column.ts';

const noWay = () => {};
/** What the address holds, and the way to press a card. */
let place: { status: AssessmentsStatus | undefined; open: (id: string | undefined) => void };

function Journal({ status, openId }: { status?: AssessmentsStatus; openId?: string }) {
  const [search, setSearch] = useState<AssessmentsSearch>({ status });
  const [opened, open] = useState(openId);
  const columns = {
    created: useAssessmentsColumn(search, 'created'),
    inwork: useAssessmentsColumn(search, 'inwork'),
    done: useAssessmentsColumn(search, 'done'),
  };
  const change = (changed: AssessmentsSearch) => setSearch({ ...search, ...changed });
  const { shown, show } = useShownColumn(columns, search, opened, change);
  place = { status: search.status, open };
  return (
    <AssessmentsBoard
      columns={columns}
      search={search}
      openId={opened}
      shown={shown}
      onSelect={show}
      onReset={() => {}}
      ways={{ one: noWay, several: noWay }}
    />
  );
}

let server: FakeServer;
beforeEach(() => {
  signInOnScreen();
  server = fakeServer();
  vi.stubGlobal('innerWidth', 1024);
});

/** The lists hold these questionaries, by number. */
const listed = (numbers: Partial<Record<AssessmentsStatus, number[]>>) =>
  server.answers(getQuestionaryList, ({ query }) => {
    const { status } = query.filterList as { status: AssessmentsStatus };
    const data = (numbers[status] ?? []).map((number) =>
      listedQuestionary({ id: idOf(number), number, status }),
    );
    return { data, count: data.length };
  });
const card = (number: number) => screen.findByText(t('questionary.number', { number }));
const tab = (status: AssessmentsStatus) =>
  screen.findByRole('tab', { name: new RegExp(`^${t(`questionaryStatus.${status}`)}`) });
const marked = () =>
  screen
    .queryAllByRole('tab', { selected: true })
    .map((one) => one.textContent?.replace(/\d/g, ''));
const isMarked = (status: AssessmentsStatus) =>
  waitFor(() => expect(marked()).toEqual([t(`questionaryStatus.${status}`)]));
/** The address says so a moment after it is shown. */
const isAt = (status: AssessmentsStatus) => waitFor(() => expect(place.status).toBe(status));
/** Fetched anew and drawn: what is fetched is told to the screen a turn later. */
const refetched = (client: QueryClient) =>
  act(async () => {
    await client.refetchQueries();
    await new Promise((resolve) => setTimeout(resolve));
  });

test('a card that comes into a column in view is marked; what another search finds is not', async () => {
  vi.stubGlobal('innerWidth', 1440);
  listed({ created: [1, 2], inwork: [7] });
  const { client } = draw(<Journal />);
  await card(7);
  const arrived = () =>
    [...document.querySelectorAll('.q-arrived')].map((one) => one.textContent?.match(/№ \d+/)?.[0]);
  expect(arrived()).toEqual([]);
  listed({ created: [1], inwork: [2, 7] });
  await refetched(client);
  await waitFor(() => expect(arrived()).toEqual(['№ 2']));
  listed({ created: [1], inwork: [7] });
  await refetched(client);
  await waitFor(() => expect(arrived()).toEqual([]));
});

test('without drafts, what is in work is shown, and the address says so', async () => {
  listed({ inwork: [7], done: [3] });
  draw(<Journal />);
  await card(7);
  await isMarked('inwork');
  await isAt('inwork');
});

test('while it is not known, no column is marked, none is said to be empty, none can be added to', async () => {
  const answer = server.holds(getQuestionaryList);
  draw(<Journal />);
  expect(marked()).toEqual([]);
  expect((await tab('created')).tabIndex).toBe(0);
  const panel = within(await screen.findByRole('tabpanel'));
  expect(panel.queryByRole('button')).toBeNull();
  expect(panel.queryByText(t('questionary.assessments.emptyCreated'))).toBeNull();
  await act(async () => answer({ data: [], count: 0 }));
  await panel.findByText(t('questionary.assessments.emptyCreated'));
  await isMarked('created');
  expect(place.status).toBeUndefined();
});

test('drafts are shown before all else, and their last one may go without a jump', async () => {
  listed({ created: [9], inwork: [7] });
  const { client } = draw(<Journal />);
  await card(9);
  listed({ inwork: [7, 9] });
  await refetched(client);
  await screen.findByText(t('questionary.assessments.emptyCreated'));
  await isMarked('created');
  expect(place.status).toBeUndefined();
});

test('where there was nothing, the first that comes is shown', async () => {
  listed({});
  const { client } = draw(<Journal />);
  await screen.findByText(t('questionary.assessments.emptyCreated'));
  listed({ inwork: [1] });
  await refetched(client);
  await card(1);
  await isMarked('inwork');
});

test('an address that names a column is taken at its word until the questionary moves', async () => {
  listed({ created: [7] });
  const { client } = draw(<Journal status="done" openId={idOf(7)} />);
  await screen.findByText(t('questionary.assessments.emptyDone'));
  await isMarked('done');
  listed({ inwork: [7] });
  await refetched(client);
  await card(7);
  await isMarked('inwork');
});

test('the column of the open questionary is shown, and none before it is found', async () => {
  let come = () => {};
  server.answers(getQuestionaryList, async ({ query }) => {
    const { status } = query.filterList as { status: AssessmentsStatus };
    if (status === 'done') await new Promise<void>((resolve) => (come = resolve));
    return { data: [listedQuestionary({ id: idOf(status === 'done' ? 3 : 9), status })], count: 1 };
  });
  draw(<Journal openId={idOf(3)} />);
  await screen.findAllByText('1');
  expect(marked()).toEqual([]);
  come();
  await isMarked('done');
  await isAt('done');
});

test('it follows what is launched, and stays when that is closed', async () => {
  listed({ created: [9, 8], done: [3] });
  const { client, user } = draw(<Journal />);
  await card(9);
  await user.click(await tab('done'));
  await user.click(await tab('created'));
  act(() => place.open(idOf(9)));
  listed({ created: [8], inwork: [9], done: [3] });
  await refetched(client);
  await card(9);
  await isMarked('inwork');
  act(() => place.open(undefined));
  await isMarked('inwork');
  await isAt('inwork');
});

test('another column can be read beside the open questionary', async () => {
  listed({ created: [9], done: [3] });
  const { client, user } = draw(<Journal openId={idOf(9)} />);
  await card(9);
  await user.click(await tab('done'));
  await card(3);
  await refetched(client);
  await isMarked('done');
});

test('what is created is shown, whichever column was', async () => {
  listed({ inwork: [7] });
  const { client } = draw(<Journal />);
  await card(7);
  act(() => place.open(idOf(8)));
  listed({ created: [8], inwork: [7] });
  await refetched(client);
  await card(8);
  await isMarked('created');
});

test.each([undefined, 'inwork'] as const)(
  'where the columns stand side by side, the address stays as it is: %s',
  async (status) => {
    vi.stubGlobal('innerWidth', 1440);
    listed({ inwork: [7], done: [3] });
    const { client } = draw(<Journal {...(status && { status })} />);
    await card(7);
    act(() => place.open(idOf(7)));
    listed({ done: [3, 7] });
    await refetched(client);
    await card(7);
    expect(place.status).toBe(status);
  },
);
