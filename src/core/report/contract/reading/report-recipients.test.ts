import { expect, test } from 'vitest';
import { mostRecipients, recipientIssues, slackIdForm } from './report-recipients.ts';

const wrong = (emailList: string[], slackList: string[] = []) =>
  recipientIssues({ emailList, slackList }).map(({ path, key }) => `${path} ${key}`);
const people = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@example.ru`);

test('somebody has to get it, by mail or by Slack', () => {
  expect(wrong([])).toEqual(['emailList reportSend.errors.noRecipients']);
  expect([wrong(['a@b.ru']), wrong([], ['U12345678'])]).toEqual([[], []]);
});

test('nobody gets it twice, however it is written', () => {
  expect(wrong(['a@b.ru', 'c@d.ru', 'A@b.RU'], ['U12345678', 'U12345678'])).toEqual([
    'emailList.2 reportSend.errors.alreadyAdded',
    'slackList.1 reportSend.errors.alreadyAdded',
  ]);
});

test('both ways together have one limit', () => {
  expect(wrong(people(mostRecipients))).toEqual([]);
  expect(wrong(people(mostRecipients), ['U12345678'])).toEqual(['emailList validation.tooMany']);
});

test.each([
  ['U12345678', true],
  ['W0AB12CD34', true],
  ['D12345678', true],
  ['U1234567', false],
  ['u12345678', false],
  ['A12345678', false],
  ['U12345678 ', false],
])('the Slack id %s: %s', (id, isRight) => {
  expect(slackIdForm.test(id)).toBe(isRight);
});
