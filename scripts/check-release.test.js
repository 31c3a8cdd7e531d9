import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hindrances } from './check-release.js';

const about = { version: '1.1.0' };
const good = { version: '1.1.0', integrity: 'sha512-a', license: 'MIT' };
const lock = { version: '1.1.0', packages: { '': { version: '1.1.0' }, 'node_modules/a': good } };
const changelog = '# Changes\n\n## 1.1.0\n\nReports are sent.\n\nRolls from: 1.0.0.\n\n## 1.0.0\n';
const withEntry = (entry) => ({
  ...lock,
  packages: { ...lock.packages, 'node_modules/@b/c': { ...good, version: '2.0.0', ...entry } },
});

test('this tree may go out, but for what git says', () => {
  const read = (name) => readFileSync(name, 'utf8');
  const [own, ownLock] = ['package.json', 'package-lock.json'].map((name) =>
    JSON.parse(read(name)),
  );
  expect(hindrances(own, ownLock, read('CHANGELOG.md'))).toEqual([]);
});

test.each([
  ['nothing', lock, changelog, []],
  [
    'a package without a checksum',
    withEntry({ integrity: undefined }),
    changelog,
    ['package-lock.json has no checksum of @b/c@2.0.0.'],
  ],
  ['one of developers only', withEntry({ integrity: undefined, dev: true }), changelog, []],
  [
    'a licence',
    withEntry({ license: 'GPL-3.0-only' }),
    changelog,
    ['May not be shipped: @b/c 2.0.0: GPL-3.0-only.'],
  ],
  [
    'a lockfile of another version',
    { ...lock, version: '1.0.0' },
    changelog,
    ['package-lock.json is of 1.0.0, not 1.1.0.'],
  ],
  [
    'a version that is not there',
    lock,
    changelog.replace('1.1.0', '1.1.1'),
    ['CHANGELOG.md says nothing of 1.1.0.'],
  ],
  [
    'a version without lines',
    lock,
    changelog.replace('Reports are sent.\n', ''),
    ['CHANGELOG.md says nothing of 1.1.0.'],
  ],
])('%s', (_, given, changes, said) => {
  expect(hindrances(about, given, changes)).toEqual(said);
});
