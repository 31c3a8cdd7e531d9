import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keptOnDevice } from '#platform/texts/device-storage.ts';
import { speak } from '#platform/texts/speak.ts';
import { TextsProvider } from '#platform/web/ui/base/texts.tsx';
import { sourcesOf } from '#test/sources.ts';
import { InfoBlock } from './info-block.tsx';

/** The keys of all instructions. */
const keys = sourcesOf(['web'])
  .flatMap(({ text }) => [...text.matchAll(/onceKey="([^"]*)"/g)])
  .map(([, key = '']) => key);

const show = (key: string) =>
  render(
    <TextsProvider value={{ t: speak.en, locale: 'en' }}>
      <InfoBlock onceKey={key}>{key}</InfoBlock>
    </TextsProvider>,
  );

afterEach(() => vi.restoreAllMocks());

test('each has a cookie of its own', () => {
  expect(keys.length).toBeGreaterThan(4);
  expect(keys).toEqual([...new Set(keys)]);
});

test.each(keys)('%s is shown once: closed or read, it stays away for a year', async (key) => {
  // As a browser keeps them on an https page: the tests' own page is none.
  const kept: string[] = [];
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    kept.push(cookie.split(';')[0] ?? '');
  });
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => ['a=b', ...kept].join('; '));
  const { unmount } = show(key);
  expect((await screen.findByRole('note')).textContent).toBe(key);
  const [name, ...flags] = written.mock.lastCall?.[0].split('; ') ?? [];
  expect(name).toBe(`info-${key}=closed`);
  expect(flags).toEqual(expect.arrayContaining(['secure', 'max-age=31536000', 'path=/']));
  // What the privacy policy says.
  expect(keptOnDevice.cookie['info-'].until).toBe('1 год');
  fireEvent.click(await screen.findByRole('button', { name: speak.en('common.close') }));
  expect(screen.queryByRole('note')).toBeNull();
  unmount();
  show(key);
  expect(screen.queryByRole('note')).toBeNull();
});
