import { expect, test, vi } from 'vitest';
import { mendStyles, watchStyles } from './failed-styles.ts';

const address = `${window.location.origin}/assets/panel.css`;

/** This DOM loads no styles, so a link in the page fails by itself. */
function fail(rel: string, href: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { rel, href });
  const failed = new Promise((resolve) => link.addEventListener('error', resolve));
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  return failed;
}

test('styles that did not come are asked for again, until they come', async () => {
  // This DOM says so there.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  watchStyles();
  await fail('preload', '/assets/early.css');
  await fail('stylesheet', address);
  const asked: HTMLLinkElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    asked.push(link as HTMLLinkElement);
  });
  const answer = (outcome: 'error' | 'load') => {
    const mending = mendStyles();
    asked.at(-1)?.dispatchEvent(new Event(outcome));
    return mending;
  };
  await expect(answer('error')).rejects.toThrow('Styles did not load');
  await answer('load');
  await mendStyles();
  expect(asked.map(({ rel, href }) => [rel, href])).toEqual([
    ['stylesheet', address],
    ['stylesheet', address],
  ]);
});
