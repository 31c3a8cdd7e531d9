import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type AnsweringData, sendResult } from '#core/answering/contract/answering.ts';
import { type FakeServer, fakeServer } from '#test/fake/fake-server.ts';
import { draw, signInOnScreen, t, tIn } from '#test/screen/screen.tsx';
import { answeringData, idOf } from '#test/screen/screen-rows.ts';
import { AnsweringScreen } from './answering-screen.tsx';

let server: FakeServer;
let isSent: boolean;
beforeEach(() => {
  signInOnScreen();
  server = fakeServer();
  isSent = false;
  localStorage.clear();
});

const asked = {
  questionId: idOf(7),
  text: { ru: 'Что делать иначе?', en: 'What to do differently?' },
  type: 'text',
  isRequired: true,
} as const;

/** The screen with one text question. */
function open(changed: Partial<AnsweringData> = {}, locale: 'ru' | 'en' = 'ru') {
  const only = { competenceQuestionList: [], commonQuestionList: [asked] };
  return draw(
    <AnsweringScreen
      data={answeringData({ ...only, ...changed })}
      flow={{}}
      onInformation={() => {}}
      onSent={() => {
        isSent = true;
      }}
      onClose={() => {}}
    />,
    '/',
    locale,
  ).user;
}

const field = () => screen.getByRole('textbox');
const described = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const says = (say = t) => ({
  style: described().includes(say('answering.step.textShownInGroup')),
  script: described().includes(say('answering.step.otherScript')),
});

test('an answer in another script is pointed out beside it, heard, and no more once it is not', async () => {
  const user = open();
  const heard = (await screen.findAllByRole('status')).find((status) =>
    field().parentElement?.contains(status),
  );
  expect([says(), heard?.textContent]).toEqual([{ style: true, script: false }, '']);
  await user.type(field(), 'He listens well');
  expect([says(), heard?.textContent]).toEqual([
    { style: true, script: true },
    t('answering.step.otherScript'),
  ]);
  await user.clear(field());
  await user.type(field(), 'Учить Excel');
  expect([says(), heard?.textContent]).toEqual([{ style: true, script: false }, '']);
});

test('it is sent all the same', async () => {
  server.answers(sendResult, {} as never);
  const user = open();
  await user.type(field(), 'He listens well');
  await user.click(await screen.findByRole('button', { name: t('answering.step.send') }));
  await waitFor(() => expect(isSent).toBe(true));
  expect(server.asked(sendResult)[0]?.body.commonAnswerList[0]?.questionList).toEqual([
    { id: idOf(7), answer: 'He listens well' },
  ]);
});

test('it is judged by the question in view', async () => {
  const user = open({}, 'en');
  await user.type(field(), 'He listens well');
  expect(says(tIn('en'))).toEqual({ style: true, script: false });
  await user.clear(field());
  await user.type(field(), 'Умеет слушать');
  expect(says(tIn('en'))).toEqual({ style: true, script: true });
});

test('a question without a translation is judged as it is shown', async () => {
  const user = open({ commonQuestionList: [{ ...asked, text: { ru: asked.text.ru } }] }, 'en');
  await user.type(field(), 'He listens well');
  expect(says(tIn('en')).script).toBe(true);
});

test('neither is said where the answer is shown with its author', async () => {
  const user = open({ isAnonymous: false });
  await user.type(field(), 'He listens well');
  expect(described()).toBe(t('answering.step.textShown'));
});

test('among others of a group a text is asked about what others have seen too, not about one event', () => {
  for (const say of [t, tIn('en')]) {
    const [group, named] = [
      say('answering.step.textShownInGroup'),
      say('answering.step.textShown'),
    ];
    expect([
      /видели и другие|others have seen/.test(group),
      /случай|situation/.test(group),
    ]).toEqual([true, false]);
    expect(/один случай|one situation/.test(named)).toBe(true);
  }
});
