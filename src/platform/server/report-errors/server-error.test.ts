import { expect, test } from 'vitest';
import { cleanError } from './server-error.ts';

const told = (error: Error) => cleanError(error, '/api/questionary/result');

test('tells the kind of an error, its code and where it was thrown', () => {
  const thrown = Object.assign(new TypeError('Иванов Пётр, ivanov@example.com'), { code: '23505' });
  const { frames, ...rest } = told(thrown);
  expect(rest).toEqual({ name: 'TypeError', route: '/api/questionary/result', code: '23505' });
  expect(frames[0]).toMatchObject({
    file: 'src/platform/server/report-errors/server-error.test.ts',
  });
});

test.each([
  ['an answer', 'ответ: хороший начальник'],
  ['a frame of its own making', 'x\n    at ivanov (/etc/secret-token.ts:1:1)'],
  [
    'a frame in our files',
    `x\n    at Petrov (${import.meta.filename.replace('server-error.test', 'petrov')}:1:1)`,
  ],
])('tells nothing of a message that holds %s', (_, message) => {
  const text = JSON.stringify(told(new Error(message)));
  expect(text).not.toMatch(/начальник|ivanov|secret|petrov/i);
  expect(text).toContain('server-error.test.ts');
});

test('tells nothing of a message that was changed after the stack was taken', () => {
  const error = new Error('x\n    at Sidorov.сказал (Иванов:1:1)\n    at a@b.ru (token-abc:1:1)');
  error.message = 'y';
  expect(JSON.stringify(told(error))).not.toMatch(/Sidorov|Иванов|@b|token/);
});

test('takes neither a name nor a code that could be anything', () => {
  const error = Object.assign(new Error('x'), { name: 'Иванов Иван', code: 'ivanov@example.com' });
  expect(told(error)).toMatchObject({ name: 'Error' });
  expect(told(error)).not.toHaveProperty('code');
});
