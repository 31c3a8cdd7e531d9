import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '#i18n/speak.ts';
import { CatchBroken } from '#web/app/layout/catch-broken.tsx';
import { TextsProvider } from '#web/platform/ui/base/texts.tsx';
import { patientRoute } from './patient-route.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a screen that does not come within 120 seconds says so, and a press loads the page anew', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  vi.useFakeTimers();
  const Page = patientRoute(() => new Promise<{ Page: () => null }>(() => {}), 'Page');
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

test('no screen or layout is waited for without an end', () => {
  const without = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('patient-route'))
    .filter((path) => readFileSync(`web/${path}`, 'utf8').includes('lazyRouteComponent('));
  expect(without).toEqual([]);
});
