import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#platform/server/shared/config.ts';
import { slackToken, startFakeSlack } from '#test/fake/fake-slack.ts';
import {
  createSlack,
  forSlack,
  type Slack,
  SlackBusy,
  SlackRefused,
  uploadAddress,
} from './slack.ts';

let fake: Awaited<ReturnType<typeof startFakeSlack>>;
let slack: Slack;

const open = (token: string) => {
  const made = createSlack(readConfig({ SLACK_TOKEN: token, SLACK_API_URL: `${fake.url}/api/` }));
  if (!made) throw new Error('Slack is off');
  return made;
};

beforeAll(async () => {
  fake = await startFakeSlack();
  slack = open(slackToken);
});
afterAll(() => fake?.close());
beforeEach(() => {
  fake.got.length = 0;
});

const message = { to: 'U0123', text: 'Готов отчёт' };

test('is off without a token', () => {
  expect(createSlack(readConfig({}))).toBeNull();
});

test('writes to a member', async () => {
  await slack.post(message);
  const fields = { channel: 'U0123', text: 'Готов отчёт' };
  expect(fake.got).toEqual([{ method: 'chat.postMessage', fields }]);
});

test('sends a file in Slack’s three steps, into the conversation with the member', async () => {
  await slack.sendFile({ ...message, name: 'report.pdf', content: Buffer.from('%PDF') });
  expect(fake.got.map(({ method }) => method)).toEqual([
    'files.getUploadURLExternal',
    'conversations.open',
    'files.completeUploadExternal',
  ]);
  expect(fake.got[0]?.fields).toEqual({ filename: 'report.pdf', length: '4' });
  expect([...fake.files.values()]).toEqual([{ name: 'report.pdf', bytes: Buffer.from('%PDF') }]);
  expect(fake.got[2]?.fields).toMatchObject({
    channel_id: 'D-U0123',
    initial_comment: 'Готов отчёт',
  });
});

test.each(['channel_not_found', 'user_not_found', 'messages_tab_disabled'])(
  '%s is final',
  async (error) => {
    fake.next = error;
    await expect(slack.post(message)).rejects.toThrow(SlackRefused);
  },
);

test.each(['internal_error', 'missing_scope', 'token_revoked'])('%s may pass', async (error) => {
  fake.next = error;
  const failed = slack.post(message);
  await expect(failed).rejects.toThrow(`chat.postMessage: ${error}`);
  await expect(failed).rejects.not.toThrow(SlackRefused);
});

test('a wrong token may be mended', async () => {
  await expect(open('xoxb-wrong-12345678').post(message)).rejects.toThrow('invalid_auth');
});

test('waits as long as Slack asks', async () => {
  fake.next = 42;
  const failed = slack.post(message);
  await expect(failed).rejects.toThrow(SlackBusy);
  await expect(failed).rejects.toMatchObject({ seconds: 42 });
});

const named = 'https://slack.com/api';
test.each([
  [named, 'https://files.slack.com/upload/v1/a', true],
  [named, 'http://files.slack.com/upload/v1/a', false],
  [named, 'https://files.slack.com.evil.test/a', false],
  [named, 'https://evilslack.com/a', false],
  [named, 'http://127.0.0.2/a', false],
  [named, undefined, false],
  ['http://slack.internal/api', 'http://files.internal/a', true],
])('with %s a file goes to %s: %s', (api, address, is) => {
  if (is) expect(uploadAddress(address, api)).toBe(address);
  else expect(() => uploadAddress(address, api)).toThrow('none of its own');
});

test('its three signs are escaped', () => {
  expect(forSlack('<!channel> Отдел «A&B»')).toBe('&lt;!channel&gt; Отдел «A&amp;B»');
});
