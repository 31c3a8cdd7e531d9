import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bindingName } from '#core/account/server/factor/ticket.ts';
import { keptOnDevice } from '#platform/texts/device-storage.ts';
import { placeOf } from '#scripts/floors.js';
import { sourcesOf } from '#test/sources.ts';
import { tab, writeStored } from './storage.ts';

/** What the program really keeps on a device is what the privacy policy names (rule 101). */
const sources = sourcesOf(['contract', 'server', 'web'], { ending: /\.(tsx?|js)$/ });
const found = (pattern: RegExp, path: string) =>
  [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, key]) => key);

test('a key that the policy does not name does not compile', () => {
  // @ts-expect-error: it has to stand in src/platform/texts/device-storage.ts first.
  const write = () => writeStored('a-new-key', '1');
  // @ts-expect-error: the same of a tab.
  const writeInTab = () => tab.write('a-new-key', '1');
  // @ts-expect-error: nor does one of a person.
  const writePrivate = () => writeStored('private:new:17', '1');
  expect([write, writeInTab, writePrivate]).toHaveLength(3);
});

test('what the policy names is still kept', () => {
  const written = (key: string) =>
    key.startsWith('private:')
      ? [key.replace('private:', 'privatePrefix}')]
      : [`'${key}'`, `"${key}"`];
  const keys = [...Object.keys(keptOnDevice.device), ...Object.keys(keptOnDevice.tab)];
  const web = sources.filter(({ path }) => placeOf(path)?.floor === 'web' && !/\.js$/.test(path));
  const isKept = (key: string) =>
    web.some(({ text }) => written(key).some((form) => text.includes(form)));
  expect(keys.filter((key) => !isKept(key))).toEqual([]);
});

test.each([
  [
    'localStorage, sessionStorage',
    /\b(local|session)Storage\b/,
    [
      'src/app/web/public/first.js',
      'src/app/web/public/help-theme.js',
      'src/platform/web/device/storage.ts',
    ],
  ],
  [
    'cookies',
    /document\.cookie|cookieStore|set-?cookie/i,
    [
      'src/core/account/server/give-session.ts',
      'src/platform/server/http/bind.ts',
      'src/platform/server/http/cookie/session-cookie.ts',
      'src/platform/server/matrix/rules.ts',
      'src/platform/web/ui/state/info-block.tsx',
    ],
  ],
  ['files', /\bcaches\./, ['src/platform/web/offline/worker.js']],
  ['anything else', /indexedDB|openDatabase|navigator\.storage|showSaveFilePicker/, []],
])('%s: nothing is kept elsewhere than the policy was made from', (_, way, places) => {
  const using = sources.filter(({ text }) => way.test(text)).map(({ path }) => path);
  expect(using.sort()).toEqual(places);
});

test('cookies, files and what runs before the program go by the names of the policy', () => {
  const cookies = found(
    /document\.cookie = `([\w-]+)/g,
    'src/platform/web/ui/state/info-block.tsx',
  );
  const own = found(/return '(__Host-\w+)';/g, 'src/platform/server/http/cookie/session-cookie.ts');
  expect([...own, ...cookies, bindingName]).toEqual(Object.keys(keptOnDevice.cookie));
  const caches = found(/^const prefix = '(.+)';$/gm, 'src/platform/web/offline/worker.js');
  expect(caches).toEqual(Object.keys(keptOnDevice.cache));
  const known = Object.keys({ ...keptOnDevice.device, ...keptOnDevice.tab });
  for (const file of ['src/app/web/public/first.js', 'src/app/web/public/help-theme.js']) {
    const first = found(/Storage\.getItem\('(.+?)'\)/g, file);
    expect(first.filter((key) => !known.includes(key ?? ''))).toEqual([]);
    expect(readFileSync(file, 'utf8')).not.toMatch(/setItem/);
  }
});
