import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { session } from '#core/account/web/session/session.ts';
import { type AnsweringData, sendResult } from '#core/answering/contract/answering.ts';
import { forgetClosed, forgetOver } from '#core/answering/web/draft/draft-storage.ts';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { answeringData, idOf } from '#test/screen/screen-rows.ts';
import { AnsweringScreen } from './answering-screen.tsx';

const data = answeringData();

/** The step that runs after a while: after a choice has been in view, or a failure to send. */
let due: (() => void) | undefined;
let delay: number;
let server: FakeServer;
let ended: string[];
beforeEach(() => {
  signInOnScreen();
  server = fakeServer();
  server.answers(getCurrentUserInfo, { data: session()!.user });
  ended = [];
  due = undefined;
});

function open(changed: Partial<AnsweringData> = {}) {
  const { user, unmount } = draw(
    <AnsweringScreen
      data={{ ...data, ...changed }}
      flow={{}}
      timer={(run, milliseconds) => {
        due = run;
        delay = milliseconds;
        return () => {
          due = undefined;
        };
      }}
      onInformation={() => {}}
      onSent={() => ended.push('sent')}
      onClose={() => ended.push('closed')}
    />,
  );
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return {
    user,
    press,
    unmount,
    next: () => press(t('answering.step.next')),
    send: () => press(t('answering.step.send')),
    choose: async (answer: 0 | 1 | 5) =>
      user.click(await screen.findByRole('radio', { name: t(`answer.${answer}`) })),
  };
}
const question = () => screen.getByRole('heading', { level: 2 }).textContent;
const required = () => screen.queryByText(t('answering.step.chooseAnswer')) !== null;

test('answers are given one by one and sent together; what is optional may be left out', async () => {
  server.answers(sendResult, {} as never);
  const { user, press, next, send, choose } = open();
  await choose(0);
  await next();
  await press(t('answering.step.skip'));
  await user.type(await screen.findByRole('textbox'), ' Так держать ');
  await send();
  await waitFor(() => expect(ended).toEqual(['sent']));
  expect(server.asked(sendResult)[0]?.body).toMatchObject({
    employeeId: data.participantId,
    answerList: [{ questionList: [{ id: idOf(5), answer: 0 }] }],
    commonAnswerList: [{ questionList: [{ id: idOf(7), answer: 'Так держать' }] }],
  });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what must be answered is not left without an answer, and is until then said to be missing', async () => {
  const { next, choose } = open();
  expect(required()).toBe(false);
  await next();
  expect([question(), required()]).toEqual(['Первый', true]);
  // It is heard, as what takes the focus is described by it.
  const described = document.activeElement?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(t('answering.step.chooseAnswer'));
  await choose(1);
  expect(required()).toBe(false);
});

test.each([
  [60, 1],
  [150, 0],
])(
  'a first question %i px from the top, under a header of 144, is scrolled to: %i',
  (top, times) => {
    const [scrolled, real] = [vi.fn(), window.getComputedStyle];
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(scrolled);
    vi.spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect').mockReturnValue({
      top,
    } as DOMRect);
    vi.spyOn(window, 'getComputedStyle').mockImplementation((element, of) =>
      element.matches('h2') ? ({ scrollMarginTop: '144px' } as never) : real(element, of),
    );
    open();
    expect(scrolled).toHaveBeenCalledTimes(times);
    vi.restoreAllMocks();
  },
);

test('a key answers and goes on once the choice has been seen; going back calls that off', async () => {
  const { user, press } = open();
  await user.keyboard('5');
  expect(await screen.findByRole('radio', { name: t('answer.5') })).toHaveProperty('checked', true);
  expect(question()).toBe('Первый');
  due?.();
  await waitFor(() => expect(question()).toBe('Второй'));
  await user.keyboard('1');
  await press(t('answering.step.back'));
  expect([question(), due]).toEqual(['Первый', undefined]);
});

describe('what a key chose', () => {
  const caps = (within = '') =>
    [...document.querySelectorAll(`${within} kbd`)].map(({ textContent }) => textContent);
  const said = () => screen.getAllByRole('status')[0]?.textContent;
  const pass = () => act(() => due?.());

  test.each([
    ['1', 'Всегда'],
    ['5', 'Никогда'],
    ['0', 'Нет информации'],
  ])('key %s chooses “%s”, as it stands there and is heard', async (key, words) => {
    const { user } = open();
    await user.keyboard(key);
    const chosen = await screen.findByRole('radio', { checked: true });
    expect(chosen.closest('label')?.textContent).toBe(words + key);
    expect([question(), delay, said()]).toEqual(['Первый', 200, `Выбрано: «${words}»`]);
    expect(await screen.findAllByText(`Выбрано: «${words}»`)).toHaveLength(2);
  });

  test('is heard before the next question, stays in view there, and one press goes back to it', async () => {
    const { user } = open();
    await user.keyboard('1');
    await pass();
    const before = t('answering.step.chosenBefore', { answer: 'Всегда' });
    expect([question(), said()]).toEqual([
      'Второй',
      `${before}. ${t('answering.step.announce', { at: 2, total: 3 })}`,
    ]);
    expect(await screen.findByText(before)).toBeDefined();
    await user.keyboard('{Backspace}');
    expect(question()).toBe('Первый');
    expect(await screen.findByRole('radio', { name: 'Всегда' })).toHaveProperty('checked', true);
    expect(screen.queryByText(before)).toBeNull();
  });

  test('is said no more once something else is chosen', async () => {
    const { user, choose } = open();
    await user.keyboard('1');
    await choose(5);
    expect([due, screen.queryByText(/^Выбрано/)]).toEqual([undefined, null]);
  });

  test('is shown by caps of keys, and these only once a key was pressed outside of a text', async () => {
    const { user, next, press, choose } = open();
    expect([caps(), document.body.textContent?.match(/[1-5]/g)]).toEqual([
      [],
      ['1', '3', '1', '3'],
    ]);
    await choose(5);
    await next();
    await press(t('answering.step.skip'));
    await user.type(await screen.findByRole('textbox'), '15');
    expect(caps()).toEqual([]);
    await press(t('answering.step.back'));
    await user.keyboard('{Tab}');
    await waitFor(() =>
      expect([caps('.answer-rows'), caps('.answering-buttons')]).toEqual([
        ['1', '2', '3', '4', '5', '0'],
        ['⌫'],
      ]),
    );
  });

  test('is nothing while a dialog lies on top', async () => {
    const { user, press } = open();
    await press(t('answering.step.forget'));
    await screen.findByRole('alertdialog');
    await user.keyboard('5');
    expect(due).toBeUndefined();
  });
});

test('keys answer nothing where the switch below the answers is off (WCAG 2.1.4)', async () => {
  const { user } = open();
  await user.click(
    await screen.findByRole('checkbox', { name: new RegExp(t('answering.step.keys')) }),
  );
  await user.keyboard('5');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect([due, document.querySelector('kbd')]).toEqual([undefined, null]);
});

describe('one tap', () => {
  const tap = async (user: ReturnType<typeof open>['user'], answer: 0 | 1 | 5) =>
    user.pointer({
      keys: '[TouchA]',
      target: await screen.findByRole('radio', { name: t(`answer.${answer}`) }),
    });
  const pass = () => act(() => due?.());

  test('answers and goes on once it has been seen; a second tap is not one for the next', async () => {
    const { user } = open();
    await tap(user, 5);
    expect([question(), delay]).toEqual(['Первый', 350]);
    await pass();
    expect(question()).toBe('Второй');
    await tap(user, 1);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await pass();
    await tap(user, 1);
    await pass();
    expect(question()).toBe('Третий');
  });

  test('on another answer changes the one in view', async () => {
    const { user, press } = open();
    await tap(user, 5);
    await tap(user, 1);
    expect(await screen.findByRole('radio', { checked: true })).toBe(
      await screen.findByRole('radio', { name: t('answer.1') }),
    );
    await pass();
    expect(question()).toBe('Второй');
    await press(t('answering.step.back'));
    expect(await screen.findByRole('radio', { name: t('answer.1') })).toHaveProperty(
      'checked',
      true,
    );
  });

  test('on a question that has just come is not taken, and that is seen and heard', async () => {
    const { user } = open();
    const isFaint = () => document.querySelector('form')?.hasAttribute('data-new');
    await tap(user, 5);
    expect(isFaint()).toBe(false);
    await pass();
    expect([isFaint(), delay]).toEqual([true, 300]);
    await tap(user, 1);
    expect(await screen.findAllByText(t('answering.step.tooSoon'))).toHaveLength(2);
    await pass();
    expect(isFaint()).toBe(false);
    await tap(user, 1);
    expect(screen.queryByText(t('answering.step.tooSoon'))).toBeNull();
    expect(await screen.findByRole('radio', { checked: true })).toBeDefined();
  });

  test('on a button of a question that has just come is not taken either', async () => {
    const { user } = open();
    const onward = async () =>
      user.pointer({
        keys: '[TouchA]',
        target: await screen.findByRole('button', { name: t('answering.step.skip') }),
      });
    await tap(user, 5);
    await pass();
    await onward();
    expect(await screen.findAllByText(t('answering.step.tooSoon'))).toHaveLength(2);
    expect(question()).toBe('Второй');
    await pass();
    await onward();
    expect(question()).toBe('Третий');
  });

  test('on the answer that is chosen already goes on too', async () => {
    const { user, press } = open();
    await tap(user, 5);
    await pass();
    await pass();
    await press(t('answering.step.back'));
    await tap(user, 5);
    await pass();
    expect(question()).toBe('Второй');
  });

  test('only chooses where that is switched off, which the device keeps', async () => {
    const { user, unmount } = open();
    await user.click(
      await screen.findByRole('checkbox', { name: new RegExp(t('answering.step.taps')) }),
    );
    await tap(user, 5);
    expect(due).toBeUndefined();
    unmount();
    const again = open();
    await tap(again.user, 1);
    expect(due).toBeUndefined();
    localStorage.clear();
  });

  test('a finger that scrolls and a mouse only choose', async () => {
    const { user, choose } = open();
    const radio = await screen.findByRole('radio', { name: t('answer.5') });
    fireEvent.pointerDown(radio, { pointerType: 'touch' });
    fireEvent.pointerCancel(radio);
    await user.click(radio);
    await choose(1);
    expect([due, question()]).toEqual([undefined, 'Первый']);
  });

  test('seventeen ratings take seventeen taps, and the last of them sends nothing', async () => {
    const ratings = Array.from({ length: 17 }, (_, at) => ({
      questionId: idOf(100 + at),
      questionText: { ru: `Вопрос ${at}` },
    }));
    const { user, send } = open({
      competenceQuestionList: [{ competenceId: idOf(4), questionList: ratings }],
      commonQuestionList: [],
    });
    server.answers(sendResult, {} as never);
    for (const _ of ratings) {
      await tap(user, 5);
      await pass();
      await pass();
    }
    expect([server.asked(sendResult), await screen.findByRole('radio', { checked: true })]).toEqual(
      [[], await screen.findByRole('radio', { name: t('answer.5') })],
    );
    await send();
    await waitFor(() => expect(ended).toEqual(['sent']));
    expect(server.asked(sendResult)[0]?.body.answerList[0]?.questionList).toHaveLength(17);
  });
});

describe('the last question is sent by its button only', () => {
  async function openLast(last: AnsweringData['commonQuestionList'][number]) {
    server.answers(sendResult, {} as never);
    const opened = open({ commonQuestionList: [last] });
    await opened.choose(1);
    await opened.next();
    return opened;
  }
  const sent = () => server.asked(sendResult).length;
  const rating = {
    questionId: idOf(6),
    text: { ru: 'Второй' },
    type: 'rating',
    isRequired: false,
  } as const;

  test('keys, double clicks and Enter select there, and Enter leads to it', async () => {
    const { user, send } = await openLast(rating);
    await user.keyboard('5');
    await user.dblClick(await screen.findByRole('radio', { name: t('answer.1') }));
    expect(due).toBeUndefined();
    await user.keyboard('{Enter}');
    expect([sent(), document.activeElement?.textContent]).toEqual([0, t('answering.step.send')]);
    await send();
    await waitFor(() => expect(sent()).toBe(1));
  });

  test('Ctrl+Enter in a text leads to it', async () => {
    const { user } = await openLast({ ...rating, type: 'text' });
    await user.type(await screen.findByRole('textbox'), 'Так держать{Control>}{Enter}{/Control}');
    expect([sent(), document.activeElement?.textContent]).toEqual([0, t('answering.step.send')]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toBe(1));
  });

  test('a double click on the button before it does not send', async () => {
    server.answers(sendResult, {} as never);
    const { user, choose } = open({ commonQuestionList: [rating] });
    await choose(1);
    await user.dblClick(await screen.findByRole('button', { name: t('answering.step.next') }));
    fireEvent.click(await screen.findByRole('button', { name: t('answering.step.send') }), {
      detail: 2,
    });
    expect([question(), sent()]).toEqual(['Второй', 0]);
    expect(await screen.findAllByText(t('answering.step.tooSoon'))).toHaveLength(2);
  });
});

describe('a text question', () => {
  const text = {
    questionId: idOf(7),
    text: { ru: 'Слова' },
    type: 'text',
    isRequired: true,
  } as const;

  test('has the focus in its field, which the question names', async () => {
    const { user } = open({ competenceQuestionList: [], commonQuestionList: [text] });
    await user.keyboard('Сразу');
    expect(await screen.findByRole('textbox', { name: 'Слова' })).toHaveProperty('value', 'Сразу');
  });

  test('opens no keyboard over itself on a phone', async () => {
    fireEvent.pointerDown(document.body, { pointerType: 'touch' });
    open({ competenceQuestionList: [], commonQuestionList: [text] });
    expect(document.activeElement?.textContent).toBe('Слова');
    fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
  });
});

test('a kept answer that is missing at the end is gone to and said', async () => {
  const { user, press, next, send, choose } = open();
  await choose(1);
  await next();
  await press(t('answering.step.skip'));
  await user.type(await screen.findByRole('textbox'), 'Так держать');
  const [key = ''] = Object.keys(localStorage);
  const kept = JSON.parse(localStorage.getItem(key) ?? '');
  localStorage.setItem(key, JSON.stringify({ ...kept, answers: { [idOf(7)]: 'Так держать' } }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await send();
  expect([question(), required(), server.asked(sendResult)]).toEqual(['Первый', true, []]);
});

test('an answer that the server refuses is gone to, and what it says stands there', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  server.answers(
    sendResult,
    refused('validation', {
      errors: [{ path: 'answerList.0.questionList.0.answer', message: 'Так нельзя' }],
    }),
  );
  const { user, press, next, send, choose } = open();
  await choose(1);
  await next();
  await press(t('answering.step.skip'));
  await user.type(await screen.findByRole('textbox'), 'Так держать');
  await send();
  await waitFor(() => expect(question()).toBe('Первый'));
  expect((await screen.findAllByText('Так нельзя')).length).toBeGreaterThan(0);
  await choose(5);
  expect([screen.queryByText('Так нельзя'), ended]).toEqual([null, []]);
});

describe('answers that nobody can send any more', () => {
  async function refuse() {
    server.answers(
      sendResult,
      refused('conflict', { message: 'Закончилась', data: { isOver: true } }),
    );
    const opened = open({ commonQuestionList: [] });
    await opened.choose(1);
    await opened.send();
    await screen.findByText(t('answering.step.refusedForGood'));
    return opened;
  }
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('private:'));

  test('stay while they are in view, whatever a list says meanwhile, and go by a press', async () => {
    const { press } = await refuse();
    forgetOver(data.participantId, [{ ...data, isOver: true }], new Date());
    forgetClosed(data.participantId, [data.questionaryId]);
    expect(kept()).toHaveLength(1);
    await press(t('answering.step.giveUp'));
    expect([kept(), ended]).toEqual([[], ['closed']]);
  });

  test('are not said to be kept, and nothing offers to send them', async () => {
    await refuse();
    for (const key of ['kept', 'send', 'sendAgain', 'forget', 'handOver'] as const)
      expect(screen.queryByText(t(`answering.step.${key}`))).toBeNull();
    await screen.findByRole('button', { name: t('answering.step.back') });
  });

  test('go with the next list once their screen is closed', async () => {
    const { unmount } = await refuse();
    unmount();
    forgetOver(data.participantId, [{ ...data, isOver: true }], new Date());
    expect(kept()).toEqual([]);
  });

  test('can be copied, or are shown to be copied by hand', async () => {
    const { press, user } = await refuse();
    await press(t('answering.step.copy'));
    const text = `Фамилия Имя\n\nПервый\n${t('answer.1')}`;
    expect(await navigator.clipboard.readText()).toBe(text);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
    await user.click(await screen.findByRole('button', { name: t('answering.step.copy') }));
    expect(await screen.findByRole('textbox')).toHaveProperty('value', text);
  });
});

describe('answers that could not be sent', () => {
  const gone = () => {
    throw new TypeError('no network');
  };
  async function fail(answer: Parameters<typeof server.answers<typeof sendResult>>[1] = gone) {
    server.answers(sendResult, answer);
    const opened = open();
    await opened.choose(1);
    await opened.next();
    await opened.press(t('answering.step.skip'));
    await opened.user.type(await screen.findByRole('textbox'), 'Так держать');
    await opened.send();
    await screen.findByText(t('answering.step.sendWaits'));
    // One button for one thing.
    expect(screen.queryByRole('button', { name: t('answering.step.send') })).toBeNull();
    await screen.findByRole('button', { name: t('answering.step.sendAgain') });
    return opened;
  }
  const sheets = () => server.asked(sendResult).map(({ body }) => body.sheetId);
  const online = () => window.dispatchEvent(new Event('online'));

  test('are sent once the network is back, the same sheet and once', async () => {
    await fail();
    server.answers(sendResult, {} as never);
    online();
    online();
    await waitFor(() => expect(ended).toEqual(['sent']));
    online();
    expect(sheets()).toEqual([sheets()[0], sheets()[0]]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('are sent again by themselves where so many come that the server asks to wait', async () => {
    await fail(refused('tooMany', { message: 'Слишком часто' }));
    server.answers(sendResult, {} as never);
    due?.();
    await waitFor(() => expect(ended).toEqual(['sent']));
  });

  test('are tried again after ever longer waits, and what failed stays in view', async () => {
    await fail();
    const waits = [delay];
    for (const tries of [2, 3, 4]) {
      due?.();
      await waitFor(() => expect(sheets()).toHaveLength(tries));
      await waitFor(() => expect(due).toBeDefined());
      waits.push(delay);
      expect(await screen.findByText(t('answering.step.sendFailed'))).toBeDefined();
    }
    expect(waits).toEqual([5_000, 15_000, 60_000, 60_000]);
  });

  test('are not sent by themselves any more once they are changed or deleted', async () => {
    const { user, press } = await fail();
    await user.type(await screen.findByRole('textbox'), '!');
    online();
    expect([sheets().length, due]).toEqual([1, undefined]);
    await press(t('answering.step.send'));
    await waitFor(() => expect(sheets()).toHaveLength(2));
    await screen.findByText(t('answering.step.sendWaits'));
    localStorage.clear();
    online();
    // Sending begins a moment later.
    await act(async () => {});
    expect(sheets()).toHaveLength(2);
  });

  test('are sent after the screen is closed too, and that is said', async () => {
    const { unmount } = await fail();
    server.answers(sendResult, {} as never);
    unmount();
    online();
    await waitFor(() => expect(ended).toEqual(['sent']));
    expect(toast.list().map(({ message }) => message)).toEqual([t('answering.step.sentLater')]);
  });

  test('say so when that fails only after the screen is closed', async () => {
    const answer = server.holds(sendResult);
    const { unmount, choose, next, press, user, send } = open();
    await choose(1);
    await next();
    await press(t('answering.step.skip'));
    await user.type(await screen.findByRole('textbox'), 'Так держать');
    await send();
    unmount();
    answer(refused('unavailable', { message: 'Сервис недоступен' }));
    await waitFor(() => expect(toast.list().map(({ title }) => title)).toHaveLength(1));
    expect(toast.list()[0]).toMatchObject({ title: t('answering.step.sendFailed') });
    server.answers(sendResult, {} as never);
    online();
    await waitFor(() => expect(ended).toEqual(['sent']));
    await waitFor(() => expect(server.asked(getCurrentUserInfo)).toHaveLength(1));
  });
});
