import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession, session } from '#core/account/web/session/session.ts';
import type { RichFieldProps } from '#core/mail/web/rich-text/rich-field.tsx';
import { getReport } from '#core/report/contract/report.ts';
import {
  firstMessage,
  getParticipants,
  type ReportParticipant,
  sendReport,
} from '#core/report/contract/report-send.ts';
import { getUserList, type User } from '#core/user/contract/user.ts';
import { openBeside, useBeside } from '#platform/web/shared/beside.ts';
import { type FakeServer, fakeServer, refused } from '#test/fake/fake-server.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf } from '#test/screen/screen-rows.ts';
import { SendReportModal } from './send-report-modal.tsx';

// The editor itself is tested beside it; a DOM without layout can't type into it.
vi.mock('#core/mail/web/rich-text/rich-field.tsx', () => ({
  RichField: ({ label, error, value, onChange }: RichFieldProps) => (
    <label>
      {label}
      <textarea value={value} onChange={({ target }) => onChange(target.value)} />
      <span>{error}</span>
    </label>
  ),
}));

const report = { questionaryId: idOf(1), employeeId: idOf(2) };
const content = sampleReport({ ...report, subject: 'Белова Анна' });
const person = (
  number: number,
  type: ReportParticipant['type'],
  slackId: string | null = null,
  leadsList: string[] = [],
) => ({
  employeeId: idOf(number),
  firstName: 'Имя',
  lastName: `Фамилия${number}`,
  type,
  sendMethodType: 'email' as const,
  email: `person${number}@example.ru`,
  slackId,
  leadsList,
});
const people = [
  person(3, 'supervisor', 'U12345678'),
  person(4, 'colleague'),
  person(5, 'colleague'),
  person(2, 'employee'),
  person(9, 'employee'),
];
const user = (email: string, disabled = false) =>
  ({ id: email, firstName: 'Анна', lastName: 'Ким', email, disabled }) as User;

let server: FakeServer;
const onClose = vi.fn();
const hr = ['questionary_questionary_list', 'user_user_list'] as const;
beforeEach(() => {
  signInOnScreen(...hr);
  onClose.mockReset();
  server = fakeServer();
  server.answers(getReport, { data: content, previous: null, company: null, can: [] });
  server.answers(getParticipants, { data: people });
  const users = [user('kim@example.ru'), user('away@example.ru', true), user('chosen@example.ru')];
  server.answers(getUserList, { data: users, count: 3 });
  server.answers(sendReport, { message: 'Отправляется' } as object as Record<string, never>);
});
afterEach(() => void vi.useRealTimers());

const said = () => screen.findByRole('textbox', { name: t('reportSend.message') });
const addresses = () => screen.findByRole('combobox', { name: t('reportSend.othersLabel') });
const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(name) });
const bodies = () => server.asked(sendReport).map(({ body }) => body);

async function open() {
  const { user } = draw(<SendReportModal {...report} onClose={onClose} />);
  await screen.findAllByText(/Белова Анна/);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return {
    user,
    press,
    send: () => press(t('reportSend.submit')),
    write: async () => fireEvent.change(await said(), { target: { value: 'Привет' } }),
    tick: async (name: string) => user.click(await box(name)),
  };
}

test('goes to those who are ticked and to any address, and closes at once', async () => {
  const { user, send, write, tick } = await open();
  await write();
  await tick('Фамилия2');
  await tick('Фамилия3');
  await user.type(await addresses(), 'Boss@example.com{Enter}');
  await user.type(await addresses(), 'late@example.com');
  await screen.findByText(/получат 2 человека: person3@example.ru, boss@example.com/);
  await send();
  await screen.findByText('Отправляется');
  expect(bodies()).toEqual([
    {
      ...report,
      text: 'Привет',
      emailList: ['person3@example.ru', 'boss@example.com', 'late@example.com'],
      slackList: [],
    },
  ]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

function Sending() {
  const open = useBeside().sendReport;
  return open && <SendReportModal key={open.questionaryId} {...open} onClose={onClose} />;
}

test('goes on to the next report of the list when asked to, and closes after the last', async () => {
  const address = (number: number) => ({ questionaryId: idOf(number), employeeId: idOf(2) });
  openBeside('sendReport', { ...address(1), following: [address(7), address(8)] });
  const { user } = draw(<Sending />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const opened = () => server.asked(getParticipants).map(({ params }) => params.id);
  for (const number of [1, 7]) {
    await waitFor(() => expect(opened()).toContain(idOf(number)));
    await press(t('reportSend.submitAndNext'));
    await waitFor(() => expect(bodies().at(-1)).toMatchObject(address(number)));
  }
  await waitFor(() => expect(opened()).toContain(idOf(8)));
  expect(screen.queryByRole('button', { name: t('reportSend.submitAndNext') })).toBeNull();
  await press(t('reportSend.submit'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(bodies()).toHaveLength(3);
  expect(bodies()[0]).not.toHaveProperty('following');
});

const ticked = async () => {
  const boxes = await screen.findAllByRole('checkbox');
  return (boxes as HTMLInputElement[])
    .filter(({ checked }) => checked)
    .map((one) => one.closest('label')?.textContent);
};
const led = [report.employeeId];
const withManagers = [
  person(3, 'supervisor', null, led),
  person(6, 'supervisor'),
  person(4, 'colleague', null, led),
  person(7, 'customer'),
  person(8, 'subordinate'),
  person(2, 'employee'),
  person(9, 'employee'),
];

test('the person and their manager are proposed, with a first text, and nothing is lost by closing', async () => {
  server.answers(getParticipants, { data: withManagers });
  const { send, press } = await open();
  await waitFor(async () =>
    expect(await ticked()).toEqual(
      ['Фамилия2', 'Фамилия3'].map((one) => expect.stringContaining(one)),
    ),
  );
  expect(((await said()) as HTMLTextAreaElement).value).toBe(firstMessage(t));
  await press(t('common.cancel'));
  expect(onClose).toHaveBeenCalledTimes(1);
  await send();
  await screen.findByText('Отправляется');
  expect(bodies()).toMatchObject([
    { text: firstMessage(t), emailList: ['person3@example.ru', 'person2@example.ru'] },
  ]);
});

test('whoever was proposed can be taken out', async () => {
  server.answers(getParticipants, { data: withManagers });
  const { send, tick } = await open();
  await waitFor(async () => expect(await ticked()).toHaveLength(2));
  await tick('Фамилия2');
  await send();
  await screen.findByText('Отправляется');
  expect(bodies()).toMatchObject([{ emailList: ['person3@example.ru'] }]);
});

test.each<[string, object]>([
  ['is interim', { data: { ...content, kind: 'interim' } }],
  [
    'its subject may not read yet',
    { opening: { state: 'waits', way: 'talk', until: null, holdNote: null } },
  ],
])('nobody is proposed for a report that %s', async (_, given) => {
  const reply = { data: content, previous: null, company: null, can: [] };
  server.answers(getReport, { ...reply, ...given } as typeof reply);
  server.answers(getParticipants, { data: withManagers });
  await open();
  await box('Фамилия3');
  expect(await ticked()).toEqual([]);
});

test('offers the person assessed first, and of several only the one whom the report is about', async () => {
  await open();
  const boxes = await screen.findAllByRole('checkbox');
  const found = boxes.map((one) => one.closest('label')?.textContent);
  const shown = ['Фамилия2', 'Фамилия3', t('reviewerRoles.colleague'), 'Фамилия4', 'Фамилия5'];
  expect(found).toEqual(shown.map((name) => expect.stringContaining(name)));
});

test('a whole role is ticked at once', async () => {
  const { user, tick } = await open();
  const all = t('reportSend.chooseAll', { role: t('reviewerRoles.colleague') });
  await user.click(await screen.findByRole('checkbox', { name: all }));
  await tick('Фамилия4');
  expect(((await box('Фамилия5')) as HTMLInputElement).checked).toBe(true);
  expect(((await screen.findByRole('checkbox', { name: all })) as HTMLInputElement).checked).toBe(
    false,
  );
});

test('a comparison with nothing before it can’t be sent, and says so', async () => {
  draw(<SendReportModal {...report} isCompareReport onClose={onClose} />);
  expect(await screen.findByText(t('comparison.missing'))).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  const submit = await screen.findByRole<HTMLButtonElement>('button', {
    name: t('reportSend.submit'),
  });
  expect(submit.disabled).toBe(true);
});

test('the person who sends their own report is spoken to', async () => {
  const now = session()!;
  keepSession({ ...now, user: { ...now.user, employeeId: report.employeeId } });
  const { tick } = await open();
  await tick('Фамилия4');
  await screen.findByText(t('reportSend.ownToOthers'));
});

test('says whose report others are about to see, and less where it is the person’s own', async () => {
  const { tick } = await open();
  await box('Фамилия2');
  expect(screen.queryByText(t('reportSend.toOthers'))).toBeNull();
  await tick('Фамилия4');
  await screen.findByText(t('reportSend.toOthers'));
});

test('without words or recipients nothing is sent', async () => {
  const { send, tick } = await open();
  fireEvent.change(await said(), { target: { value: '' } });
  await tick('Фамилия2');
  await send();
  await screen.findByText(t('validation.required'));
  await screen.findByText(t('reportSend.errors.noRecipients'));
  expect(bodies()).toEqual([]);
});

test('asks for what the chosen way needs, at the field', async () => {
  const { user, send, write, tick } = await open();
  await write();
  await tick('Фамилия4');
  const name = 'Фамилия4 Имя';
  await user.selectOptions(await screen.findByLabelText(t('reportSend.method', { name })), 'all');
  await user.clear(await screen.findByLabelText(t('reportSend.email', { name })));
  await send();
  await screen.findByText(t('validation.required'));
  await screen.findByText(t('reportSend.errors.slackIdRequired'));
  await user.type(await screen.findByLabelText(t('reportSend.email', { name })), 'nobody');
  await user.type(await screen.findByLabelText(t('reportSend.slackId', { name })), 'u1');
  await send();
  await screen.findByText(t('validation.invalidEmail'));
  await screen.findByText(t('validation.slackIdInvalid'));
  expect(bodies()).toEqual([]);
});

test('where Slack is off that is said, and there is no way to choose', async () => {
  const now = session()!;
  keepSession({ ...now, user: { ...now.user, isSlackOn: false } });
  const { tick } = await open();
  await tick('Фамилия3');
  await screen.findByText(t('reportSend.slackOff'));
  expect(screen.queryByLabelText(t('reportSend.method', { name: 'Фамилия3 Имя' }))).toBeNull();
});

test('users who fit are offered and taken by keys, but neither disabled nor chosen ones', async () => {
  const { user } = await open();
  const field = await addresses();
  await user.type(field, 'chosen@example.ru{Enter}');
  await user.type(field, 'ким');
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{ArrowDown}');
  const [option] = await within(list).findAllByRole('option');
  expect(field.getAttribute('aria-activedescendant')).toBe(option?.id);
  await user.keyboard('{Enter}');
  const added = await screen.findByRole('list', { name: t('reportSend.added') });
  expect((await within(added).findAllByRole('listitem')).map((one) => one.textContent)).toEqual([
    'chosen@example.ru',
    'kim@example.ru',
  ]);
  await user.click((await within(added).findAllByRole('button'))[0]!);
  expect(await within(added).findAllByRole('listitem')).toHaveLength(1);
});

test('the list stays 200 ms after its field was left', async () => {
  const { user } = await open();
  const field = await addresses();
  await user.type(field, 'ким');
  await screen.findByRole('option', { name: /kim@example.ru/ });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.blur(field);
  act(() => void vi.advanceTimersByTime(199));
  const offered = () => screen.queryAllByRole('option', { name: /kim@example.ru/ });
  expect(offered()).not.toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(offered()).toEqual([]);
});

test('an address twice, and what is none, is said at once', async () => {
  const { user } = await open();
  const field = await addresses();
  await user.type(field, 'a@example.ru{Enter}A@example.ru{Enter}');
  await screen.findByText(t('reportSend.errors.alreadyAdded'));
  await user.type(field, 'nobody{Enter}');
  await screen.findByText(t('validation.invalidEmail'));
});

test('what the server refuses stands where it was typed', async () => {
  server.answers(
    sendReport,
    refused('validation', { errors: [{ path: 'emailList.2', message: 'Не тот адрес' }] }),
  );
  const { send, write, tick } = await open();
  await write();
  await tick('Фамилия3');
  await tick('Фамилия4');
  await send();
  const name = 'Фамилия4 Имя';
  const field = await screen.findByLabelText(t('reportSend.email', { name }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(onClose).not.toHaveBeenCalled();
});

test('anybody who sees only their own reports types addresses, and nobody is looked up', async () => {
  signInOnScreen();
  const { user } = await open();
  const field = await screen.findByRole('textbox', { name: t('reportSend.othersPlain') });
  await user.type(field, 'ким');
  expect(screen.queryByText(t('reportSend.people'))).toBeNull();
  expect([server.asked(getParticipants), server.asked(getUserList)]).toEqual([[], []]);
});

test('what was written is not lost without asking', async () => {
  const { press, write } = await open();
  await write();
  await press(t('common.cancel'));
  await screen.findByText(t('ui.leave.title'));
  expect(onClose).not.toHaveBeenCalled();
  await press(t('ui.leave.confirm'));
  expect(onClose).toHaveBeenCalled();
});

test('before its subject may read it, it is sent after asking, and not at all without a yes', async () => {
  server.answers(sendReport, ({ body }) =>
    body.beforeOpening
      ? ({ message: 'Отправляется' } as object as Record<string, never>)
      : refused('conflict', { errors: [{ path: 'beforeOpening', message: 'Не открыт' }] }),
  );
  const { press, send, write, tick } = await open();
  await write();
  await tick('Фамилия3');
  await send();
  await screen.findByText(t('reportSend.beforeOpening.title'));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(await dialog.findByRole('button', { name: t('common.cancel') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(bodies()).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
  await send();
  await press(t('reportSend.beforeOpening.confirm'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(bodies().map((body) => body.beforeOpening)).toEqual([undefined, undefined, true]);
});
