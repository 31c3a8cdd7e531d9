import { expect, test } from 'vitest';
import {
  recipientPlaceOf,
  recipientsOf,
  type SendingWay,
  type SendValues,
  sendIssues,
} from './recipients.ts';

const way = (given: Partial<SendingWay> = {}): SendingWay => ({
  method: 'email',
  email: 'Anna@example.ru',
  slackId: 'U12345678',
  ...given,
});
const values = (given: Partial<SendValues> = {}): SendValues => ({
  text: '<p>x</p>',
  people: {},
  emails: [],
  typed: '',
  ...given,
});
const wrong = (given: Partial<SendValues>) =>
  sendIssues(values(given)).map(({ path, key }) => `${path} ${key}`);

test('each address goes once, by the ways that were chosen', () => {
  const people = { a: way(), b: way({ method: 'all', email: 'b@example.ru' }) };
  const emails = ['anna@example.ru', 'C@example.ru'];
  expect(recipientsOf({ people, emails })).toEqual({
    emailList: ['anna@example.ru', 'b@example.ru', 'c@example.ru'],
    slackList: ['U12345678'],
  });
  const bySlack = { a: way({ method: 'slackId' }) };
  expect(recipientsOf({ people: bySlack, emails: [] }).emailList).toEqual([]);
});

test('who is ticked without an address is asked for it, by the way chosen', () => {
  const bare = { email: ' ', slackId: '' };
  expect(wrong({ people: { a: way({ ...bare, method: 'all' }) } })).toEqual([
    'people.a.email validation.required',
    'people.a.slackId reportSend.errors.slackIdRequired',
  ]);
  expect(wrong({ people: { a: way({ email: '', method: 'slackId' }) } })).toEqual([]);
});

test('an address of blanks is none', () => {
  const blank = { a: way({ method: 'all', email: ' ', slackId: '  ' }) };
  expect(wrong({ people: blank })).toEqual([
    'people.a.email validation.required',
    'people.a.slackId reportSend.errors.slackIdRequired',
  ]);
  expect(recipientsOf({ people: blank, emails: [' '] })).toEqual({ emailList: [], slackList: [] });
});

test('somebody has to be chosen', () => {
  expect(wrong({})).toEqual(['emails reportSend.errors.noRecipients']);
  expect(wrong({ emails: ['a@b.ru'] })).toEqual([]);
});

test('what is wrong with an address of the body stands where it was typed', () => {
  const people = { a: way(), b: way({ method: 'slackId', slackId: 'U2' }) };
  const body = { emailList: ['anna@example.ru', 'c@example.ru'], slackList: ['U2'] };
  const at = (path: string) => recipientPlaceOf(path, body, { people });
  expect([at('emailList.0'), at('emailList.1'), at('slackList.0'), at('text')]).toEqual([
    'people.a.email',
    'emails',
    'people.b.slackId',
    'text',
  ]);
});
