import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { draw, t } from '#test/screen/screen.tsx';
import { DateField } from './date-field.tsx';

const limits = { min: '2026-06-10', max: '2026-06-20' };

/** A form with one day. `given` receives the field's values, `sent` the submitted one. */
function Planner() {
  const [day, setDay] = useState('2026-06-15');
  function change(next: string) {
    given.push(next);
    setDay(next);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(day);
      }}
    >
      <DateField label="День" value={day} onChange={change} {...limits} />
      <button type="submit">Отправить</button>
      <button type="button" onClick={() => setDay('2026-06-18')}>
        Другой
      </button>
    </form>
  );
}

let given: string[];
let sent: string[];
beforeEach(() => {
  given = [];
  sent = [];
});
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'День' });
const press = (name: string) => screen.findByRole('button', { name });
const said = () => document.getElementById(field().getAttribute('aria-describedby') ?? '');

async function typed(text: string) {
  const { user } = draw(<Planner />);
  await user.clear(field());
  if (text) await user.type(field(), text);
  return user;
}

test('a day typed in digits gets its dashes, and is answered once it is whole', async () => {
  const user = await typed('1206202');
  expect([field().value, given]).toEqual(['12-06-202', ['']]);
  await user.type(field(), '6');
  expect([field().value, given]).toEqual(['12-06-2026', ['', '2026-06-12']]);
});

test('a day pasted in another form is written as the field writes it', async () => {
  const user = await typed('');
  await user.paste('12.6.2026');
  expect([field().value, given.at(-1)]).toEqual(['12-06-2026', '2026-06-12']);
});

test.each([
  ['21062026', t('ui.dateTooLate', { date: '20-06-2026' })],
  ['09062026', t('ui.dateTooEarly', { date: '10-06-2026' })],
  ['31062026', t('validation.invalidDate')],
  ['1206', t('validation.invalidDate')],
])('%s is answered as no day, said to be wrong, and keeps the form', async (digits, problem) => {
  const user = await typed(digits);
  expect(given).toEqual(['']);
  expect(said()).toBeNull();
  await user.click(await press('Отправить'));
  expect(said()?.textContent).toBe(problem);
  expect([field().getAttribute('aria-invalid'), sent]).toEqual(['true', []]);
  expect(document.activeElement).toBe(field());
});

test.each(['10062026', '20062026'])('the last days that may be chosen may: %s', async (digits) => {
  const user = await typed(digits);
  await user.click(await press('Отправить'));
  expect([said(), sent]).toEqual([null, given.slice(-1)]);
});

test('what is wrong is said on leaving the field, and no more once it is mended', async () => {
  const user = await typed('25062026');
  await user.tab();
  expect(said()?.textContent).toBe(t('ui.dateTooLate', { date: '20-06-2026' }));
  await user.clear(field());
  expect(said()).toBeNull();
  await user.click(await press('Отправить'));
  expect(sent).toEqual(['']);
});

test('a day from elsewhere replaces the text and what was wrong with it', async () => {
  const user = await typed('99');
  await user.tab();
  fireEvent.click(await press('Другой'));
  expect([field().value, said()]).toEqual(['18-06-2026', null]);
  await user.click(await press('Отправить'));
  expect(sent).toEqual(['2026-06-18']);
});

test('the calendar offers the days between the first and the last, and gives the chosen one', async () => {
  const { user } = draw(<Planner />);
  const opener = await press(t('ui.chooseDate', { field: 'День' }));
  await user.click(opener);
  const calendar = await screen.findByRole('dialog');
  const days = await within(calendar).findAllByRole('button', { name: /2026/ });
  const open = days.filter((day) => day.getAttribute('aria-disabled') !== 'true');
  expect(open.map((day) => day.textContent)).toEqual(
    Array.from({ length: 11 }, (_, index) => String(10 + index)),
  );
  await user.click(open.at(-1)!);
  expect([field().value, given]).toEqual(['20-06-2026', ['2026-06-20']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
