import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { draw, t } from '#test/screen/screen.tsx';
import { SearchField } from './search-field.tsx';

let sent: string[];
beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  draw(<Search />);
});

function Search({ debounce }: { debounce?: number }) {
  const [q, setQ] = useState('');
  function change(next: string) {
    sent.push(next);
    setQ(next);
  }
  return (
    <>
      <SearchField label="Найти" value={q} onChange={change} debounce={debounce} />
      <button type="button" onClick={() => setQ('иное')}>
        Иное
      </button>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Найти' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
/** Whether a key press reaches the elements around the field. */
const press = (key: string) => fireEvent.keyDown(field(), { key });
const rest = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('looks for what was typed once typing rests, without the spaces around it', () => {
  type('от');
  rest(299);
  type(' отдел ');
  rest(299);
  expect(sent).toEqual([]);
  rest(1);
  expect([sent, field().value]).toEqual([['отдел'], ' отдел ']);
});

test('without a pause looks with every letter', () => {
  cleanup();
  draw(<Search debounce={0} />);
  type('о');
  type('от');
  expect(sent).toEqual(['о', 'от']);
  rest(300);
  expect([sent, field().value]).toEqual([['о', 'от'], 'от']);
});

test('looks at once on Enter, and not again when typing rests', () => {
  type('отдел');
  press('Enter');
  rest(300);
  expect(sent).toEqual(['отдел']);
});

test('the first Escape clears, only the next goes on to what is around', () => {
  type('отдел');
  expect([press('Escape'), field().value]).toEqual([false, '']);
  expect(press('Escape')).toBe(true);
  rest(300);
  expect(sent).toEqual([]);
});

test('the cross clears at once, and is there only for something', () => {
  type('отдел');
  press('Enter');
  click(t('ui.clear'));
  expect([sent, field().value]).toEqual([['отдел', ''], '']);
  expect(screen.queryByRole('button', { name: t('ui.clear') })).toBeNull();
});

test('what comes from elsewhere replaces what stands there', () => {
  type('отдел');
  press('Enter');
  click('Иное');
  expect([field().value, sent]).toEqual(['иное', ['отдел']]);
});
