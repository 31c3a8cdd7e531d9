import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { valuesOf } from '#core/questionary/web/form-rules.ts';
import { plain } from '#test/screen/plain.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { questionaryDetail } from '#test/screen/screen-rows.ts';
import { RepeatSection } from './form-competences.tsx';

beforeEach(() => signInOnScreen());

const anonymous = {
  method: '360',
  isAnonymous: true,
  dateStart: '2026-06-01',
  dateEnd: '2026-06-30',
} as const;

async function offered(given: Parameters<typeof questionaryDetail>[0]) {
  const base = questionaryDetail({ ...anonymous, ...given });
  const form = {
    values: valuesOf(base),
    base,
    locked: false,
    error: () => undefined,
    change: () => {},
  };
  const { user } = draw(<RepeatSection form={form} />);
  await user.click(
    await screen.findByRole('button', { name: new RegExp(t('questionaryForm.period')) }),
  );
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}
const period = (...types: ('month' | 'quarter' | 'halfYear' | 'year')[]) => [
  t('questionary.noPeriod'),
  ...types.map((type) => t(`repeatType.${type}`)),
];

test.each([
  ['anonymous', {}, period('quarter', 'halfYear', 'year')],
  ['anonymous and long', { dateEnd: '2026-08-02' }, period('halfYear', 'year')],
  ['not anonymous', { isAnonymous: false }, period('month', 'quarter', 'halfYear', 'year')],
  ['monthly from before', { periodType: 'month' }, period('month', 'quarter', 'halfYear', 'year')],
] as const)('offers what is possible: %s', async (_, given, options) => {
  expect(await offered(given)).toEqual(options);
});

test('names the last day that is possible', async () => {
  await offered({ periodType: 'quarter' });
  expect(plain(document.body.textContent ?? '')).toContain('не позже 1 авг. 2026:');
});
