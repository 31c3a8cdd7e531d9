import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CatchBroken } from '#app/web/layout/catch-broken.tsx';
import { speak } from '#platform/texts/speak.ts';
import { TextsProvider } from '#platform/web/ui/base/texts.tsx';
import { sourcesOf } from '#test/sources.ts';
import { screen as screenOf } from './screen.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a screen that does not come within 120 seconds says so, and a press loads the page anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  vi.useFakeTimers();
  const Page = screenOf(() => new Promise<{ Page: () => null }>(() => {}), 'Page');
  const given = vi.fn();
  void Page.preload?.()?.then(given);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(given).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(given).toHaveBeenCalledOnce();
  render(
    <TextsProvider value={{ t: speak.ru, locale: 'ru' }}>
      <CatchBroken>
        <Page />
      </CatchBroken>
    </TextsProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain(speak.ru('auth.broken.title'));
  screen.getByRole('button', { name: speak.ru('auth.broken.reload') }).click();
  expect(reload).toHaveBeenCalledOnce();
});

test('nothing is loaded but by screen() and part(), which have patience and mend', () => {
  const otherwise = sourcesOf(['web'], { tests: true })
    .filter(({ path }) => !path.startsWith('src/platform/web/device/screen.'))
    .filter(({ text }) => /\b(lazy|lazyRouteComponent)\(/.test(text))
    .map(({ path }) => path);
  expect(otherwise).toEqual([]);
});
