import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FormValues, valuesOf } from '#core/questionary/web/form-rules.ts';
import { plain } from '#test/screen/plain.ts';
import { draw, signInOnScreen, t } from '#test/screen/screen.tsx';
import { idOf, participantRow, questionaryDetail } from '#test/screen/screen-rows.ts';
import { AskAgainSection } from './ask-again-section.tsx';

beforeEach(() => signInOnScreen());

function drawn(given: Parameters<typeof questionaryDetail>[0]) {
  const base = questionaryDetail(given);
  const changed: Partial<FormValues>[] = [];
  const form = {
    values: valuesOf(base),
    base,
    locked: false,
    error: () => undefined,
    change: (change: Partial<FormValues>) => changed.push(change),
  };
  return { ...draw(<AskAgainSection form={form} />), changed };
}
const label = t('questionaryForm.askAgain.label');
const button = () => screen.findByRole('button', { name: new RegExp(label) });
const options = async () =>
  (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
const offered = [
  'Не спрашивать',
  'Через 6 недель',
  'Через 8 недель',
  'Через 3 месяца',
  'Через полгода',
];
const colleagues = (count: number) =>
  Array.from({ length: count }, (_, at) => participantRow(10 + at, 'colleague'));
const few = t('questionaryForm.askAgain.few');

test('offers weeks, says which day follows and who reads it, and takes the choice', async () => {
  const { user, changed } = drawn({ askAgainWeeks: 8 });
  const chosen = await button();
  expect(chosen.textContent).toContain('Через 8 недель');
  expect(plain(document.body.textContent ?? '')).toContain(
    `Спросим 25 авг. 2026. ${t('questionaryForm.askAgain.who')}`,
  );
  await user.click(chosen);
  expect(await options()).toEqual(offered);
  await user.click(await screen.findByRole('option', { name: 'Через полгода' }));
  expect(changed).toEqual([{ askAgainWeeks: 26 }]);
  await user.click(await button());
  await user.click(await screen.findByRole('option', { name: 'Не спрашивать' }));
  expect(changed.at(-1)).toEqual({ askAgainWeeks: null });
});

test('names no day where nobody is asked', async () => {
  drawn({ askAgainWeeks: null });
  expect((await button()).textContent).toContain('Не спрашивать');
  expect(document.body.textContent).not.toContain('Спросим');
});

test('another saved number stands among them', async () => {
  const { user } = drawn({ askAgainWeeks: 10 });
  await user.click(await button());
  expect(await options()).toEqual(offered.toSpliced(3, 0, 'Через 10 недель'));
});

test.each([
  ['method 90', { method: '90' }],
  ['method 180', { method: '180' }],
  ['what repeats every month', { periodType: 'month', isAnonymous: false }],
  ['what repeats every quarter', { periodType: 'quarter' }],
  ['one of a cycle, which decides it', { cycle: { id: idOf(5), name: 'Весна' } }],
] as const)('isn’t offered for %s', (_, given) => {
  drawn({ askAgainWeeks: 8, ...given });
  expect(screen.queryByRole('heading', { name: label })).toBeNull();
});

test('is offered for what repeats every half a year', async () => {
  drawn({ periodType: 'halfYear' });
  await screen.findByRole('heading', { name: label });
});

test('says that most people will be told nothing where few answer anonymously', async () => {
  drawn({ askAgainWeeks: 8, participantList: colleagues(3) });
  await screen.findByText(few);
});

test.each([
  ['enough answer', { askAgainWeeks: 8, participantList: colleagues(4) }],
  ['nobody is chosen yet', { askAgainWeeks: 8, participantList: [] }],
  ['nobody is asked again', { askAgainWeeks: null, participantList: colleagues(3) }],
])('doesn’t say so where %s', async (_, given) => {
  drawn(given);
  await button();
  expect(screen.queryByText(few)).toBeNull();
});
