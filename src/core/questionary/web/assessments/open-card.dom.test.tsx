import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import type { ListStatus } from '#core/questionary/web/assessments-search.ts';
import { useAssessmentsColumn } from '#core/questionary/web/cards.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { listedQuestionary } from '#test/screen/screen-rows.ts';
import { AssessmentsBoard } from './assessments-board.tsx';

const row = listedQuestionary();

function Journal({ openId }: { openId?: string }) {
  const columns = {
    created: useAssessmentsColumn({}, 'created'),
    inwork: useAssessmentsColumn({}, 'inwork'),
    done: useAssessmentsColumn({}, 'done'),
  };
  return (
    <AssessmentsBoard
      columns={columns}
      search={{}}
      openId={openId}
      shown={undefined}
      onSelect={() => {}}
      onReset={() => {}}
      ways={undefined}
    />
  );
}

/** What was scrolled, by name, and how far. */
let scrolled: unknown[];
let server: FakeServer;
beforeEach(() => {
  signInOnScreen();
  server = fakeServer();
  scrolled = [];
  vi.stubGlobal('innerWidth', 1440);
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(function (this: Element, by) {
    scrolled.push([this.getAttribute('aria-labelledby') ? 'column' : 'board', by]);
  });
});

/** Puts the questionary into one of the lists; the others are empty. */
const listed = (status: ListStatus, subject = row.subject) =>
  server.answers(getQuestionaryList, ({ query }) => {
    const isHere = (query.filterList as { status?: string }).status === status;
    return { data: isHere ? [{ ...row, status, subject }] : [], count: isHere ? 1 : 0 };
  });

/**
 * Fakes the layout: the board is 1000 px wide, columns are 400 px each, and the card is where the
 * test says.
 */
function place(card: { top: number; bottom: number }) {
  const regions = (['created', 'inwork', 'done'] as const).map((status) =>
    t(`questionaryStatus.${status}`),
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(40);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.hasAttribute('aria-current')) return card as DOMRect;
    const at = regions.findIndex((name) => this.querySelector('h2')?.textContent?.startsWith(name));
    const isColumn = this.hasAttribute('aria-labelledby');
    const left = isColumn ? at * 400 : 0;
    return { top: 0, bottom: 600, left, right: isColumn ? left + 400 : 1000 } as DOMRect;
  });
}

async function open(address: string, openId?: string) {
  const { client } = draw(<Journal {...(openId && { openId })} />, address);
  await screen.findByText(t('questionary.number', { number: row.number }));
  return client;
}
const address = `/estimation/questionary/${row.id}`;
const isNear = [
  ['board', { left: 0 }],
  ['column', { top: 0 }],
];

test('a card outside is brought in as far as it stands out, below the head of its column', async () => {
  place({ top: 700, bottom: 790 });
  listed('done');
  await open(address, row.id);
  expect(scrolled).toEqual([
    ['board', { left: 200 }],
    ['column', { top: 190 }],
  ]);
});

test('a card under the head of its column comes down from there', async () => {
  place({ top: 20, bottom: 110 });
  listed('created');
  await open(address, row.id);
  expect(scrolled).toEqual([isNear[0], ['column', { top: -28 }]]);
});

test('it is brought in anew when it moves to another column, and not at every answer', async () => {
  place({ top: 100, bottom: 190 });
  listed('created');
  const client = await open(address, row.id);
  listed('created', 'Другое имя');
  await client.refetchQueries();
  await screen.findByText('Другое имя');
  expect(scrolled).toEqual(isNear);
  listed('inwork', 'В работе');
  await client.refetchQueries();
  await screen.findByText('В работе');
  expect(scrolled).toEqual([...isNear, ...isNear]);
});

test('nothing moves where no questionary is open', async () => {
  place({ top: 700, bottom: 790 });
  listed('done');
  await open('/estimation/questionary');
  expect(scrolled).toEqual([]);
});
