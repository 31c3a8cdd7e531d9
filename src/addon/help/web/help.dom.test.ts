import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HelpIndex } from '#addon/help/contract/help-words.ts';

const section = (href: string, heading: string) => ({ href, page: 'Вход', heading, opening: '' });
const index: HelpIndex = {
  sections: [section('#first', 'Первый пароль'), section('#second', 'Сменить пароль')],
  words: { парол: [5, 14], смен: [15] },
};
const asked = vi.fn();

beforeEach(async () => {
  asked.mockReset().mockImplementation(async () => Response.json(index));
  vi.stubGlobal('fetch', asked);
  document.body.innerHTML = `<div class="help-search" hidden data-index="/help/ru/search.json"
    data-found="Показано: %" data-none="Ничего" data-failed="Не загрузился">
    <label for="query">Поиск</label><input id="query"><p role="status"></p><ol hidden></ol></div>`;
  vi.resetModules();
  await import('./help.ts');
});

afterEach(() => window.history.replaceState(null, '', '/'));

const says = (words: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
const user = userEvent.setup({ delay: null });
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const type = async (words: string) => user.type(await screen.findByLabelText('Поиск'), words);

test('it says how many it shows; arrows lead through them, Esc back to the empty field', async () => {
  await type('пароль');
  await says('Показано: 2');
  expect(links()).toEqual(['Первый парольВход', 'Сменить парольВход']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toHaveProperty('hash', '#second');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(await screen.findByLabelText('Поиск'));
  await user.keyboard('{ArrowDown}{Escape}');
  expect([links(), await screen.findByLabelText('Поиск')]).toMatchObject([[], { value: '' }]);
  await says('');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('Enter opens the first', async () => {
  await type('сменить пароль');
  await says('Показано: 1');
  await user.keyboard('{Enter}');
  expect(window.location.hash).toBe('#second');
});

test('it says where nothing is found, and where it could not load, and then tries again', async () => {
  asked.mockImplementationOnce(async () => new Response('', { status: 503 }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  (await screen.findByLabelText('Поиск')).focus();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  asked.mockImplementationOnce(async () => new Response('', { status: 503 }));
  await type('к');
  await says('Не загрузился');
  await type('ошка');
  await says('Ничего');
});
