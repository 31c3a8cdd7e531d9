import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  chooseFollowUp,
  type FollowUp,
  type FollowUpResult,
  getFollowUp,
} from '#core/follow-up/contract/follow-up.ts';
import { mostChosen } from '#core/follow-up/contract/rules/follow-up.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { plain } from '#test/screen/plain.ts';
import { draw, signInAs, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { FollowUpBlock } from './follow-up-block.tsx';

const address = { questionaryId: idOf(1), employeeId: idOf(2) };
const textOf = (number: number) => `Поведение ${number}`;
const offer = (number: number, competence: string, isSuggested = false) => ({
  questionId: idOf(number),
  text: { ru: textOf(number) },
  competence: { ru: competence },
  isSuggested,
});
const behaviour = (number: number) => ({
  questionId: idOf(number),
  text: { ru: textOf(number) },
});
const state = (given: Partial<FollowUp> = {}): FollowUp => ({
  day: '2026-06-01',
  until: null,
  state: 'choosing',
  threshold: null,
  offerList: [
    offer(11, 'Слушание', true),
    offer(12, 'Слово', true),
    offer(13, 'Слово', true),
    offer(14, 'Слушание'),
  ],
  chosenList: null,
  result: null,
  version: 1,
  ...given,
});
const date = plain('1 июн. 2026');

let server: FakeServer;
beforeEach(() => {
  signInAs('ROLE_EMPLOYEE');
  server = fakeServer();
});
const open = (found: FollowUp | null) => {
  server.answers(getFollowUp, { data: found });
  return draw(<FollowUpBlock {...address} />);
};
const box = (number: number) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(textOf(number)) });
const button = (name: string) => screen.findByRole('button', { name });

test('three ticks and a button: what is chosen goes with its version, and is shown with a way to change it', async () => {
  const { user } = open(state());
  const after = state({ chosenList: [11, 12, 14].map(behaviour), version: 2 });
  server.answers(chooseFollowUp, () => {
    server.answers(getFollowUp, { data: after });
    return { data: after, message: 'Спросим 1 июня' };
  });
  const ask = await button(t('followUp.ask', { date }));
  expect(ask).toHaveProperty('disabled', true);
  for (const number of [11, 12]) await user.click(await box(number));
  expect(screen.queryByText(t('followUp.full', { most: mostChosen }))).toBeNull();
  await user.click(await screen.findByText(t('followUp.others')));
  await user.click(await box(14));
  await screen.findByText(t('followUp.full', { most: mostChosen }));
  expect((await box(13)).disabled).toBe(true);
  await user.click(ask);
  await screen.findByText('Спросим 1 июня');
  await screen.findByText(t('followUp.chosen', { date }));
  expect(server.asked(chooseFollowUp).map(({ body }) => body)).toEqual([
    {
      questionaryId: address.questionaryId,
      questionIds: [11, 12, 14].map(idOf),
      version: 1,
    },
  ]);
  const heading = await screen.findByRole('heading', { level: 3, name: t('followUp.title') });
  expect(document.activeElement).toBe(heading);
  await user.click(await button(t('followUp.change')));
  expect((await box(14)).checked).toBe(true);
  await user.click(await box(14));
  expect((await box(13)).disabled).toBe(false);
});

test('what is suggested comes first by its competence, and says so', async () => {
  open(state());
  const groups = await screen.findAllByRole('group', { name: /Слушание|Слово/ });
  expect(groups.slice(0, 2).map((one) => within(one).getAllByRole('checkbox').length)).toEqual([
    1, 2,
  ]);
  expect(await screen.findAllByText(t('followUp.suggested'))).toHaveLength(3);
});

test('nothing is to be asked with one press', async () => {
  const { user } = open(state());
  const after = state({ chosenList: [], version: 2 });
  server.answers(chooseFollowUp, () => {
    server.answers(getFollowUp, { data: after });
    return { data: after, message: 'Никого не спросим' };
  });
  await user.click(await button(t('followUp.dontAsk')));
  await screen.findByText(t('followUp.nothing'));
  expect(server.asked(chooseFollowUp)[0]?.body.questionIds).toEqual([]);
});

test('over what was chosen in another window it asks which of both holds', async () => {
  const { user } = open(state());
  const theirs = state({ chosenList: [behaviour(13)], version: 5 });
  server.answers(chooseFollowUp, () => {
    server.answers(getFollowUp, { data: theirs });
    return refused('staleVersion', { data: theirs, message: 'Уже изменено' });
  });
  await user.click(await box(11));
  await user.click(await button(t('followUp.ask', { date })));
  await screen.findByText(t('ui.stale.title'));
  server.answers(chooseFollowUp, { data: theirs, message: 'Спросим' });
  await user.click(await button(t('ui.stale.saveMine')));
  await screen.findByText('Спросим');
  expect(server.asked(chooseFollowUp).map(({ body }) => [body.questionIds, body.version])).toEqual([
    [[idOf(11)], 1],
    [[idOf(11)], 5],
  ]);
});

test.each<[FollowUp['state'], Partial<FollowUp>, string[]]>([
  ['ahead', {}, [t('followUp.ahead', { date })]],
  [
    'asked',
    { until: '2026-06-14', chosenList: [behaviour(12)] },
    [t('followUp.asked', { date: plain('14 июн. 2026') }), textOf(12)],
  ],
  ['tooFew', {}, [t('followUp.tooFew')]],
])('%s: it says how it stands, and offers nothing', async (at, given, words) => {
  open(state({ offerList: [], ...given, state: at }));
  for (const one of words) await screen.findByText(one);
  expect(screen.queryByRole('button')).toBeNull();
});

const told: FollowUpResult = {
  behaviourList: [
    { ...behaviour(11), word: 'more', managerList: ['more', 'same'] },
    { ...behaviour(12), word: 'same', managerList: [] },
    { ...behaviour(13), word: 'few', managerList: ['less'] },
  ],
  sentenceList: ['Давать время', 'Давать время'],
  managerSentenceList: ['Меньше встреч'],
};

test('the result: a word for each behaviour, managers as they are, sentences, and what it is worth', async () => {
  open(state({ state: 'over', offerList: [], threshold: 4, result: told }));
  const manager = (answer: string) => t('followUp.manager', { answer });
  await screen.findByText(t('followUp.impression'));
  for (const words of [
    t('followUp.word.more'),
    t('followUp.word.same'),
    t('followUp.word.few', { threshold: 4 }),
    manager(t('followUp.answer.more')),
    manager(t('followUp.answer.same')),
    manager(t('followUp.answer.less')),
    'Меньше встреч',
  ]) {
    await screen.findByText(words);
  }
  expect(await screen.findAllByText('Давать время')).toHaveLength(2);
  await screen.findByText(t('followUp.helpByManager'));
});

test('nothing is there where there is nothing to say, and a failure disturbs nothing', async () => {
  for (const answer of [{ data: null }, refused('internal')]) {
    server = fakeServer();
    server.answers(getFollowUp, answer);
    const { unmount, client } = draw(<FollowUpBlock {...address} />);
    await waitFor(() => expect(server.asked(getFollowUp).length).toBeGreaterThan(0));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByRole('heading')).toBeNull();
    unmount();
  }
  expect(server.asked(getFollowUp)[0]?.query).toEqual(address);
});
