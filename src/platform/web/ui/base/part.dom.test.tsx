import { act, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { draw, t } from '#test/screen/screen.tsx';
import { partOf, useLoaded, useOpener } from './part.tsx';

const load = vi.fn<() => Promise<{ Notes: typeof Notes }>>();
beforeEach(() => {
  load.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const Notes = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Записи
  </button>
);

/** A page with something typed, and a button that opens the part. */
function Page({ Part }: { Part: ReturnType<typeof notes> }) {
  const [typed, setTyped] = useState('');
  const { open, button, floating } = useOpener(Part);
  return (
    <>
      <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      <button type="button" {...button}>
        Открыть
      </button>
      {open && <Part onClose={floating.onClose} meanwhile="Загружаем" />}
    </>
  );
}
const notes = () => partOf(load, 'Notes');
const page = () => draw(<Page Part={notes()} />);
const opener = () => screen.findByRole('button', { name: 'Открыть' });

test('something stands in the place of a part until it is there; then it is there at once', async () => {
  let come = (_: { Notes: typeof Notes }) => {};
  load.mockReturnValue(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  const { user } = page();
  await user.click(await opener());
  expect(await screen.findByText('Загружаем')).toBeTruthy();
  await act(async () => come({ Notes }));
  await user.click(await screen.findByRole('button', { name: 'Записи' }));
  expect(screen.queryByText('Записи')).toBeNull();
  load.mockRejectedValue(new Error('asked again'));
  await user.click(await opener());
  expect(await screen.findByText('Записи')).toBeTruthy();
});

test('a part that cannot be loaded closes and says so, loses nothing typed, and opens at the next press', async () => {
  load.mockRejectedValue(new Error('gone'));
  const { user } = page();
  await user.type(await screen.findByRole('textbox'), 'набрано');
  await user.click(await opener());
  expect(await screen.findByText(t('common.somethingWentWrong'))).toBeTruthy();
  expect((await opener()).getAttribute('aria-expanded')).toBe('false');
  expect(await screen.findByRole('textbox')).toHaveProperty('value', 'набрано');
  load.mockResolvedValue({ Notes });
  await user.click(await opener());
  expect(await screen.findByText('Записи')).toBeTruthy();
});

test('what stood in the place of a part that cannot be loaded goes', async () => {
  load.mockRejectedValue(new Error('gone'));
  const Part = notes();
  draw(<Part onClose={() => {}} meanwhile="Загружаем" />);
  expect(await screen.findByText('Загружаем')).toBeTruthy();
  await screen.findByText(t('common.somethingWentWrong'));
  await waitFor(() => expect(screen.queryByText('Загружаем')).toBeNull());
});

let isThere = false;
const early = { load: async () => {}, isLoaded: () => isThere };
function Early() {
  const isLoaded = useLoaded(early, true, undefined);
  useLayoutEffect(() => {
    isThere = true;
  }, []);
  return isLoaded ? 'Записи' : 'Загружаем';
}

test('a part that comes between its drawing and the effect after it is shown', async () => {
  draw(<Early />);
  expect(await screen.findByText('Записи')).toBeTruthy();
});
