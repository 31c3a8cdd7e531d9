import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { email as emailField } from '#platform/contract/call/fields.ts';
import { readEmail } from './read-email.ts';

test.each([
  ['Ivanov@Zavod.RU', 'ivanov@zavod.ru'],
  ['mailto:ivanov@zavod.ru', 'ivanov@zavod.ru'],
  ['Иванов Пётр <ivanov@zavod.ru>', 'ivanov@zavod.ru'],
  [' ivanov@zavod.ru; ', 'ivanov@zavod.ru'],
  ['ivanov@Завод.рф', 'ivanov@завод.рф'],
  ['ivanov@почта.завод.ru', 'ivanov@почта.завод.ru'],
  ['ivanov@XN--80aegj1b.xn--p1ai', 'ivanov@завод.рф'],
  ['SMTP:lee@field.example', 'lee@field.example'],
  ['smtp:Lee@field.example', 'lee@field.example'],
])('%s is taken', (cell, email) => {
  expect(readEmail(cell)).toEqual({ email });
  expect(z.parse(emailField, email)).toBe(email);
});

test.each([
  ['a@x.ru, b@x.ru', 'twoEmails', undefined],
  ['a@x.ru b@x.ru', 'twoEmails', undefined],
  ['lee_partner.example#EXT#@corp.onmicrosoft.com', 'guestAddress', undefined],
  ['a b@x.ru', 'emailWithSpace', undefined],
  ['a@x,ru', 'emailWithComma', undefined],
  ['a.x.ru', 'emailWithoutAt', undefined],
  ['ivanоv@zavod.ru', 'cyrillicLetter', 'о'],
  ['ivanov@zаvod.ru', 'cyrillicLetter', 'а'],
  ['иванов@завод.рф', 'cyrillicLetter', 'и'],
])('%s: %s', (cell, key, letter) => {
  expect(readEmail(cell).issue).toMatchObject({
    key: `directoryMessages.employee.${key}`,
    ...(letter && { params: { letter } }),
  });
});

test.each([
  'nobody',
  'a@',
  'a@@x.ru',
  '@x.ru',
  'a b@x.ru',
  'a@завод',
  'a@-завод-.рф',
  'a@x..ru',
  'a@x.ru/b',
])('%s is no e-mail', (email) => {
  expect(z.safeParse(emailField, email).success).toBe(false);
});

test('a cell made to be slow is as quick as any', () => {
  expect(readEmail(`a${' '.repeat(200_000)}b`).email).toBe('a b');
  expect(readEmail(`a${'.'.repeat(200_000)}b`).email).toHaveLength(200_002);
});
