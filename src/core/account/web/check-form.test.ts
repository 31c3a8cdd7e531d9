import { expect, test } from 'vitest';
import { signInPath } from '#core/account/contract/auth.ts';
import { speak } from '#platform/texts/speak.ts';
import { checkForm, firstValues } from './check-form.ts';

const right = { holdingSlug: 'north', email: ' anna@demo.local ', password: 'abc' };

test('trims and takes what is right', () => {
  expect(checkForm(right, speak.ru)).toEqual({});
});

test('says what is wrong at each field, in the language of the screen', () => {
  expect(checkForm({ holdingSlug: '', email: ' ', password: '' }, speak.ru)).toEqual({
    holdingSlug: 'Обязательное поле',
    email: 'Обязательное поле',
    password: 'Обязательное поле',
  });
  expect(checkForm({ ...right, email: 'anna', password: 'ab' }, speak.en)).toEqual({
    email: speak.en('validation.invalidEmail'),
    password: speak.en('validation.tooShort', { min: 3 }),
  });
});

test('begins with the company and the e-mail that the address names', () => {
  const brands = [{ slug: 'north' }, { slug: 'south' }];
  const email = 'anna+1@demo.local';
  const filled = (holdingSlug: string | null) =>
    firstValues(brands, new URL(signInPath({ holdingSlug, email }), 'https://a.b').hash);
  expect(filled('south')).toEqual({ holdingSlug: 'south', email, password: '' });
  for (const none of [null, 'gone']) expect(filled(none).holdingSlug).toBe('north');
  expect(firstValues(brands, '')).toEqual({ holdingSlug: 'north', email: '', password: '' });
});
