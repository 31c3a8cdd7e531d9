import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '#platform/texts/speak.ts';
import { TextsProvider } from '#platform/web/ui/base/texts.tsx';
import { sourcesOf } from '#test/sources.ts';
import { InfoBlock } from './info-block.tsx';

/** The keys of all info blocks that can be closed. */
const keys = sourcesOf(['web'])
  .flatMap(({ text }) => [...text.matchAll(/closeKey="([^"]*)"/g)])
  .map(([, key = '']) => key);

const show = (key: string) =>
  render(
    <TextsProvider value={{ t: speak.en, locale: 'en' }}>
      <InfoBlock closeKey={key}>{key}</InfoBlock>
    </TextsProvider>,
  );

afterEach(() => vi.restoreAllMocks());

test('each has a cookie of its own', () => {
  expect(keys.length).toBeGreaterThan(4);
  expect(keys).toEqual([...new Set(keys)]);
});

test.each(keys)('%s closes for an hour, and stays closed after a reload', async (key) => {
  // As a browser keeps them on an https page: the tests' own page is none.
  const kept: string[] = [];
  const written = vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    kept.push(cookie.split(';')[0] ?? '');
  });
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => ['a=b', ...kept].join('; '));
  const { unmount } = show(key);
  expect((await screen.findByRole('note')).textContent).toBe(key);
  fireEvent.click(await screen.findByRole('button', { name: speak.en('common.close') }));
  expect(screen.queryByRole('note')).toBeNull();
  const [name, ...flags] = written.mock.lastCall?.[0].split('; ') ?? [];
  expect(name).toBe(`info-${key}=closed`);
  expect(flags).toEqual(expect.arrayContaining(['secure', 'max-age=3600', 'path=/']));
  unmount();
  show(key);
  expect(screen.queryByRole('note')).toBeNull();
});
