import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  cancelHandover,
  getBegun,
  handOver,
  takeOver,
} from '#core/answering/contract/handover/handover.ts';
import { AnsweringScreen } from '#core/answering/web/answering/answering-screen.tsx';
import { type Draft, readDraft } from '#core/answering/web/draft/draft.ts';
import { keepDraft, placeOf, readKept } from '#core/answering/web/draft/draft-storage.ts';
import { BeginButton, BegunElsewhere } from '#core/answering/web/information/begin-button.tsx';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { draw, t } from '#test/screen/screen.tsx';
import { answeringData, idOf } from '#test/screen/screen-rows.ts';
import { encrypt, keysOf } from './encrypt.ts';

vi.mock('./rounds.ts', () => ({ rounds: 1000 }));

const data = answeringData({ status: 'in_work', isActive: true });
const place = placeOf(data);
const [rating, text] = [idOf(5), idOf(7)];
const draft = (answers: Draft['answers']): Draft => ({
  sheetId: 'd6c1b6f2-6f0a-4a8e-8b58-1f8d9a1f2c3d',
  order: [idOf(5), idOf(6), idOf(7)],
  at: idOf(5),
  answers,
});
const kept = () => readDraft(readKept(place));
const begun = (isWaiting: boolean) => ({
  data: { device: 'phone' as const, day: '2026-06-16', isWaiting },
});

let server: FakeServer;
/** What waits: to look again, and for the end of the ten minutes. */
let due: Map<number, () => void>;
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/testing');
  server = fakeServer();
  due = new Map();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-18T09:00:00Z') });
  return () => vi.useRealTimers();
});
async function pass(milliseconds: number) {
  await waitFor(() => expect(due.has(milliseconds)).toBe(true));
  act(() => due.get(milliseconds)?.());
}
const button = (name: string) => screen.findByRole('button', { name });

function answering() {
  const ended: string[] = [];
  const drawn = draw(
    <AnsweringScreen
      data={data}
      flow={{ token: 'link' }}
      timer={(run, milliseconds) => {
        due.set(milliseconds, run);
        return () => void due.delete(milliseconds);
      }}
      onInformation={() => {}}
      onSent={() => ended.push('sent')}
      onClose={() => ended.push('closed')}
    />,
  );
  const press = async (name: string) => drawn.user.click(await button(name));
  return { ...drawn, ended, press };
}

/** The device that has the answers shows its code. */
async function giving() {
  keepDraft(place, draft({ [rating]: 4 }), new Date());
  server.answers(handOver, () => ({}) as never);
  server.answers(getBegun, begun(true));
  const drawn = answering();
  await drawn.press(t('answering.step.handOver'));
  const shown = await screen.findByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  return { ...drawn, code: shown.textContent ?? '' };
}

/** What another device has left with the server under that code. */
async function leave(code: string, answers: Draft['answers']) {
  const keys = await keysOf(code, place);
  const sealed = await encrypt(JSON.stringify(draft(answers)), keys);
  server.answers(takeOver, ({ body }) =>
    (body as { proof: string }).proof === keys.proof
      ? { data: { sealed } }
      : refused('notFound', { message: 'Не тот код' }),
  );
}

test('the device that has the answers shows a code once, and asks nothing more when they are taken', async () => {
  const { code, press, ended } = await giving();
  expect(await screen.findByRole('img', { name: t('handover.give.qr') })).toBeTruthy();
  const [sent] = server.asked(handOver);
  expect(JSON.stringify(sent)).not.toContain(code.replace('-', ''));
  expect(kept()).toMatchObject({ isHanded: true, answers: { [rating]: 4 } });
  server.answers(getBegun, { data: { device: 'computer', day: '2026-06-18', isWaiting: false } });
  await pass(3000);
  await screen.findByRole('heading', { name: t('handover.handed.title') });
  await screen.findByText(t('handover.handed.now', { place: t('handover.on.computer') }));
  await press(t('common.close'));
  expect(ended).toEqual(['closed']);
  expect(server.asked(cancelHandover)).toEqual([]);
});

test('where they are sent before the device looks again, it says so and asks no more', async () => {
  const { press, ended } = await giving();
  server.answers(getBegun, refused('conflict', { message: 'Вы уже ответили' }));
  await pass(3000);
  await screen.findByText('Вы уже ответили');
  expect(await screen.findByRole('heading', { name: t('handover.give.refused') })).toBeTruthy();
  expect(due.has(3000)).toBe(false);
  expect(screen.queryByRole('button', { name: t('common.retry') })).toBeNull();
  await press(t('common.close'));
  expect(ended).toEqual(['closed']);
});

test('to go back calls the code off, and the questions go on', async () => {
  server.answers(cancelHandover, () => ({}) as never);
  const { press } = await giving();
  await press(t('handover.give.back'));
  await screen.findByRole('radiogroup');
  expect(server.asked(cancelHandover)).toHaveLength(1);
  expect(kept()?.isHanded).toBeUndefined();
});

test('after ten minutes, and after a reload, it says what may be so, and gives a new code', async () => {
  const first = await giving();
  await pass(600_000);
  await screen.findByRole('heading', { name: t('handover.handed.over') });
  first.unmount();
  const { press } = answering();
  await screen.findByRole('heading', { name: t('handover.handed.over') });
  await press(t('handover.handed.again'));
  expect((await screen.findByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).textContent).not.toBe(first.code);
});

test('without the server there is no code, and the answers stay', async () => {
  keepDraft(place, draft({ [rating]: 4 }), new Date());
  server.answers(handOver, refused('conflict', { message: 'Закончилась' }));
  const { press } = answering();
  await press(t('answering.step.handOver'));
  await screen.findByText('Закончилась');
  await press(t('handover.give.back'));
  await screen.findByRole('radiogroup');
  expect(kept()?.isHanded).toBeUndefined();
});

function information() {
  const onBegun = vi.fn();
  const begin = { data, flow: {}, onBegun };
  const drawn = draw(
    <>
      <BegunElsewhere {...begin} />
      <BeginButton {...begin} />
    </>,
  );
  return { ...drawn, onBegun };
}

test('another device says where they are, and takes them by the code, however it is typed', async () => {
  server.answers(getBegun, begun(false));
  await leave('K7QM2XWD', { [rating]: 4, [text]: 'Так держать' });
  const { user, onBegun } = information();
  const [place1, day] = [t('handover.on.phone'), t('handover.day.2')];
  await screen.findByRole('heading', {
    name: t('handover.elsewhere.title', { place: place1, day }),
  });
  expect(await button(t('answering.info.start'))).toBeTruthy();
  const field = await screen.findByRole('textbox', { name: t('handover.take.code') });
  await user.type(field, 'K7QM');
  await user.keyboard('{Enter}');
  await screen.findByText(t('handover.take.notACode'));
  await user.type(field, '2XWE{Enter}');
  await screen.findByText('Не тот код');
  expect([kept(), onBegun.mock.calls]).toEqual([undefined, []]);
  await user.clear(field);
  await user.type(field, 'к7qм 2xwd{Enter}');
  await waitFor(() => expect(onBegun).toHaveBeenCalled());
  expect(kept()).toMatchObject({ answers: { [rating]: 4, [text]: 'Так держать' } });
  expect(kept()?.isHanded).toBeUndefined();
});

test('a scanned code is filled in; whoever has answers here too says which stay', async () => {
  server.answers(getBegun, begun(false));
  await leave('K7QM2XWD', { [rating]: 4 });
  keepDraft(place, { ...draft({ [rating]: 1, [text]: 'Здесь' }) }, new Date());
  window.history.replaceState(null, '', '/testing/information#code=K7QM2XWD');
  const { user, onBegun } = information();
  await user.click(await screen.findByRole('radio', { name: t('handover.take.own') }));
  await user.click(await button(t('handover.take.submit')));
  await waitFor(() => expect(onBegun).toHaveBeenCalled());
  expect(kept()?.answers).toEqual({ [rating]: 1, [text]: 'Здесь' });
});

test('where the answers are here, nothing is said', async () => {
  keepDraft(place, draft({ [rating]: 1 }), new Date());
  information();
  expect(await screen.findByRole('button', { name: t('answering.info.continue') })).toBeTruthy();
  expect(server.asked(getBegun)).toEqual([]);
});
