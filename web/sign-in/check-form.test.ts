import { expect, test } from 'vitest';
import { speak } from '#i18n/speak.ts';
import { checkForm } from './check-form.ts';

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
