import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const broken = new Error('no texts');
beforeAll(() => {
  vi.resetModules();
  vi.doMock('./start.tsx', () => ({ start: () => Promise.reject(broken) }));
});
afterAll(() => {
  vi.doUnmock('./start.tsx');
  vi.resetModules();
});

test('a program that does not start says so in the page itself', async () => {
  document.documentElement.dataset.first = 'sign-in';
  document.body.innerHTML =
    '<div id="app"></div><section id="no-start" hidden>Не открылось</section>';
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await import('./main.tsx');
  const said = await screen.findByText('Не открылось');
  await waitFor(() => expect(said.hidden).toBe(false));
  expect(document.documentElement.dataset.first).toBeUndefined();
  expect(console.error).toHaveBeenCalledWith(broken);
});
