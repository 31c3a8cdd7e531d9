import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getConsent, giveConsent } from '#core/consent/contract/consent.ts';
import { type AskedAgain, answerAgain, getAskedAgain } from '#core/follow-up/contract/follow-up.ts';
import { longestSentence } from '#core/follow-up/contract/rules/follow-up.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { AgainScreen } from './again-screen.tsx';
import { AskedAgainLine } from './asked-again-line.tsx';

const questions = [
  { questionId: idOf(11), text: { ru: 'Слушает до конца' } },
  { questionId: idOf(12), text: { ru: 'Держит слово' } },
];
const about = (number: number, given: Partial<AskedAgain> = {}): AskedAgain => ({
  questionaryId: idOf(1),
  employeeId: idOf(number),
  lastName: `Фамилия${number}`,
  firstName: 'Имя',
  middleName: null,
  since: '2026-03-31',
  until: '2026-06-14',
  isAnonymous: true,
  threshold: 4,
  questionList: questions,
  ...given,
});
const name = (number: number) => `Фамилия${number} Имя`;
const link = { token: 'link' };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  asks(about(2), about(3));
  server.answers(answerAgain, {});
});
const asks = (...askedList: AskedAgain[]) =>
  server.answers(getAskedAgain, {
    data: { locale: 'ru', participant: 'Кузьмин Олег', isConsentAsked: false, askedList },
  });

type User = ReturnType<typeof draw>['user'];
const card = (number: number) => screen.findByRole('region', { name: name(number) });
const answer = async (user: User, number: number, at: number, said: 'more' | 'none') => {
  const group = await within(await card(number)).findByRole('group', {
    name: questions[at]?.text.ru ?? '',
  });
  await user.click(
    await within(group).findByRole('radio', { name: t(`askedAgain.answer.${said}`) }),
  );
};
const press = async (user: User, number: number, words = t('answering.step.send')) =>
  user.click(await within(await card(number)).findByRole('button', { name: words }));
const sentence = async (number: number) =>
  within(await card(number)).findByRole<HTMLTextAreaElement>('textbox');
const sent = () => server.asked(answerAgain);

test('two answers and a sentence go with the link, thanks take their place, and others stay', async () => {
  const { user } = draw(<AgainScreen {...link} />);
  await screen.findByText(t('answering.link.as', { name: 'Кузьмин Олег' }));
  const month = t('askedAgain.months').split('|')[2] ?? '';
  expect(await screen.findAllByText(t('askedAgain.compared', { month }))).toHaveLength(2);
  await answer(user, 2, 0, 'more');
  await answer(user, 2, 1, 'none');
  await user.click(await sentence(2));
  await user.paste('Так и держать\nдальше');
  await answer(user, 3, 0, 'none');
  asks(about(3));
  await press(user, 2);
  const thanks = await screen.findByRole('heading', { name: t('askedAgain.thanks') });
  expect(document.activeElement).toBe(thanks);
  expect(sent().map(({ body, token }) => [body, token])).toEqual([
    [
      {
        questionaryId: idOf(1),
        employeeId: idOf(2),
        sheetId: expect.stringMatching(/^[\da-f-]{36}$/),
        answerList: [
          { questionId: idOf(11), answer: 'more' },
          { questionId: idOf(12), answer: 'none' },
        ],
        sentence: 'Так и держать дальше',
      },
      'link',
    ],
  ]);
  await waitFor(() => expect(server.asked(getAskedAgain)).toHaveLength(2));
  await screen.findByText(name(2));
  const [chosen] = await within(await card(3)).findAllByRole('radio', { checked: true });
  expect(chosen).toHaveProperty('value', 'none');
});

test('the thanks stay, though nobody is named any more once nothing is left', async () => {
  asks(about(2));
  const { user, client } = draw(<AgainScreen {...link} />);
  await answer(user, 2, 0, 'more');
  await answer(user, 2, 1, 'none');
  server.answers(getAskedAgain, {
    data: { locale: 'ru', participant: '', isConsentAsked: false, askedList: [] },
  });
  await press(user, 2);
  await screen.findByRole('heading', { name: t('askedAgain.thanks') });
  await waitFor(() => expect(server.asked(getAskedAgain)).toHaveLength(2));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  await screen.findByRole('heading', { name: t('askedAgain.thanks') });
});

test('what is missing is said at its behaviour, which gets the focus, and nothing typed is lost', async () => {
  const { user } = draw(<AgainScreen {...link} />);
  await answer(user, 2, 0, 'more');
  await user.type(await sentence(2), 'Спасибо');
  await press(user, 2);
  const group = await screen.findAllByRole('group', { name: 'Держит слово' });
  await within(group[0]!).findByText(t('answering.step.chooseAnswer'));
  await waitFor(() => expect(group[0]!.contains(document.activeElement)).toBe(true));
  expect((await sentence(2)).value).toBe('Спасибо');
  expect(sent()).toEqual([]);
  await answer(user, 2, 1, 'none');
  expect(screen.queryByText(t('answering.step.chooseAnswer'))).toBeNull();
});

test('a sentence that is too long is said at it', async () => {
  const { user } = draw(<AgainScreen {...link} />);
  await answer(user, 2, 0, 'more');
  await answer(user, 2, 1, 'more');
  await user.click(await sentence(2));
  await user.paste('а'.repeat(longestSentence + 1));
  await press(user, 2);
  await screen.findByText(t('validation.tooLong', { max: longestSentence }));
  expect(sent()).toEqual([]);
});

test('what could not be sent stays, says so, and is the same sheet when it is sent again', async () => {
  server.answers(answerAgain, refused('unavailable', { message: 'Сейчас не выходит' }));
  const { user } = draw(<AgainScreen {...link} />);
  await answer(user, 2, 0, 'more');
  await answer(user, 2, 1, 'none');
  await press(user, 2);
  const alert = await screen.findByRole('alert');
  for (const words of [t('askedAgain.notSent'), 'Сейчас не выходит', t('askedAgain.kept')]) {
    await within(alert).findByText(words);
  }
  server.answers(answerAgain, {});
  await press(user, 2, t('answering.step.sendAgain'));
  await screen.findByRole('heading', { name: t('askedAgain.thanks') });
  const [first, second] = sent().map(({ body }) => body);
  expect(second).toEqual(first);
});

test('where no answers are taken any more it doesn’t ask to try again', async () => {
  server.answers(
    answerAgain,
    refused('conflict', { message: 'Закончилось', data: { isOver: true } }),
  );
  const { user } = draw(<AgainScreen {...link} />);
  await answer(user, 2, 0, 'more');
  await answer(user, 2, 1, 'none');
  asks(about(3));
  await press(user, 2);
  await screen.findByText('Закончилось');
  expect(screen.queryByText(t('askedAgain.kept'))).toBeNull();
});

test('it says who sees the answer, and how not to be known by one’s style', async () => {
  asks(about(2), about(3, { isAnonymous: false }));
  const { user } = draw(<AgainScreen {...link} />);
  const [among, manager] = [await card(2), await card(3)];
  await within(among).findByText(t('askedAgain.together', { threshold: 4 }));
  await within(among).findByText(new RegExp(t('askedAgain.style')));
  await within(manager).findByText(t('askedAgain.asIs'));
  expect(within(manager).queryByText(new RegExp(t('askedAgain.style')))).toBeNull();
  for (const number of [2, 3]) await user.type(await sentence(number), 'please keep going');
  await within(among).findByText(t('answering.step.otherScript'));
  expect(within(manager).queryByText(t('answering.step.otherScript'))).toBeNull();
});

test('what the company asks first comes before the answers', async () => {
  server.answers(getAskedAgain, {
    data: {
      locale: 'ru',
      participant: 'Кузьмин Олег',
      isConsentAsked: true,
      askedList: [about(2)],
    },
  });
  const text = { ru: 'Разрешаю', en: 'I agree' };
  server.answers(getConsent, { data: { kind: 'tick', version: 3, text, isAgreed: false } });
  server.answers(giveConsent, {});
  const { user } = draw(<AgainScreen {...link} />);
  await screen.findByText(t('askedAgain.consent'));
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(await screen.findByRole('button', { name: t('consent.read') }));
  await user.click(await screen.findByRole('button', { name: t('consent.agree') }));
  await card(2);
  expect(server.asked(giveConsent).map(({ token }) => token)).toEqual(['link']);
});

test('an agreement asked for meanwhile leads to its text, and then the same answers go', async () => {
  const data = { isConsentAsked: true };
  server.answers(answerAgain, refused('conflict', { message: 'Сначала согласие', data }));
  server.answers(getConsent, {
    data: { kind: 'tick', version: 1, text: { ru: 'Разрешаю', en: 'I agree' }, isAgreed: false },
  });
  server.answers(giveConsent, {});
  const { user } = draw(<AgainScreen {...link} />);
  await answer(user, 2, 0, 'more');
  await answer(user, 2, 1, 'none');
  await press(user, 2);
  await user.click(await screen.findByRole('button', { name: t('consent.read') }));
  server.answers(answerAgain, {});
  await user.click(await screen.findByRole('button', { name: t('consent.agree') }));
  await screen.findByRole('heading', { name: t('askedAgain.thanks') });
  expect(sent()).toHaveLength(2);
});

test('where nothing is asked it says so, and leads to the list with an account only', async () => {
  asks();
  const byLink = draw(<AgainScreen {...link} />);
  await screen.findByText(t('askedAgain.empty'));
  expect(screen.queryByRole('link')).toBeNull();
  byLink.unmount();
  draw(<AgainScreen />);
  const list = await screen.findByRole('link', { name: t('answering.link.ownList') });
  expect(list.getAttribute('href')).toBe('/estimation/questionary/testing');
});

test.each([
  ['unauthenticated', 'answering.link.closed'],
  ['internal', 'answering.link.failed'],
] as const)('a link that is refused as %s says %s', async (refusal, words) => {
  server.answers(getAskedAgain, refused(refusal, { message: 'Не вышло' }));
  draw(<AgainScreen {...link} />);
  await screen.findByText(t(words), undefined, { timeout: 3000 });
  await screen.findByText('Не вышло');
});

test('a line leads there, and none stands where nothing is asked or it isn’t known', async () => {
  const drawn = draw(<AskedAgainLine {...link} />);
  const way = await screen.findByRole('link', { name: t('askedAgain.line.answer') });
  expect(way.getAttribute('href')).toBe('/testing/again');
  await screen.findByText(new RegExp(`^${name(2)}, `));
  await screen.findByText(new RegExp(`^${name(3)}, `));
  drawn.unmount();
  for (const isKnown of [true, false]) {
    server = fakeServer();
    if (isKnown) asks();
    else server.answers(getAskedAgain, refused('forbidden'));
    const { unmount, client } = draw(<AskedAgainLine {...link} />);
    await waitFor(() => expect(server.asked(getAskedAgain)).toHaveLength(1));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
  }
});
