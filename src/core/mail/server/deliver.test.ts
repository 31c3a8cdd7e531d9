import { expect, test } from 'vitest';
import { MailRefused } from '#platform/server/mail/send-mail.ts';
import { stateAfter } from './deliver.ts';

test.each([
  ['a failure that may pass', new Error('no connection'), false, 'waiting'],
  ['the same at the last try', new Error('no connection'), true, 'failed'],
  ['a refusal for good', new MailRefused('550 unknown'), false, 'refused'],
])('%s', (_, error, isLast, state) => {
  expect(stateAfter(error, { attempt: 3, isLast })).toBe(state);
});
