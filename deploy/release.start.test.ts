import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';

/** A release as its maker makes it and its buyer verifies it (decision 131), with real keys. */
const { version } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
const name = `otsenka-360-${version}`;
let place: string;
const inPlace = (path: string) => join(place, path);
const tree = () => inPlace('tree');

function run(program: string, words: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: tree(),
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: place, GIT_CONFIG_NOSYSTEM: '1', ...env },
  });
  return { status, said: stdout + stderr };
}
function git(...words: string[]) {
  const who = ['-c', 'user.name=Maker', '-c', 'user.email=maker@example.com'];
  const { status, said } = run('git', [...who, ...words]);
  if (status !== 0) throw new Error(said);
  return said.trim();
}
function commit(tag?: string) {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message=a state');
  if (tag) git('tag', '--force', tag);
}
const release = (out: string, key = 'maker') =>
  run('deploy/release', [inPlace(out)], { KEY: inPlace(key) });
const verify = (folder: string, key = 'maker.pub') =>
  run('deploy/verify-release', [inPlace(key), inPlace(`${folder}/${name}.tar.gz`)]);

function makeKey(file: string, kind = 'ed25519') {
  run('ssh-keygen', ['-q', '-t', kind, '-N', '', '-C', file, '-f', inPlace(file)]);
}

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'release-'));
  const parts = ['deploy', 'scripts', 'package.json', 'package-lock.json', 'CHANGELOG.md'];
  for (const part of parts) cpSync(fromRoot(part), join(tree(), part), { recursive: true });
  for (const file of ['maker', 'other']) makeKey(file);
  git('init', '--quiet');
  commit(`v${version}`);
  expect(release('out')).toMatchObject({ status: 0 });
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('the archive holds what the commit holds, and says which it is', () => {
  expect(readdirSync(inPlace('out')).sort()).toEqual(
    ['SHA256SUMS', 'SHA256SUMS.sig', `${name}.cdx.json`, `${name}.tar.gz`].sort(),
  );
  mkdirSync(inPlace('unpacked'));
  run('tar', ['-xzf', inPlace(`out/${name}.tar.gz`), '-C', inPlace('unpacked')]);
  const unpacked = (path: string) => readFileSync(inPlace(`unpacked/${version}/${path}`), 'utf8');
  expect(unpacked('COMMIT')).toBe(git('rev-parse', '--short=12', 'HEAD'));
  expect(unpacked('deploy/upgrade')).toBe(readFileSync(fromRoot('deploy/upgrade'), 'utf8'));
  expect(existsSync(inPlace(`unpacked/${version}/.git`))).toBe(false);
  const bill = JSON.parse(readFileSync(inPlace(`out/${name}.cdx.json`), 'utf8'));
  expect(bill.metadata.component).toMatchObject({ name: 'otsenka-360', version });
});

test('made again, it is the same bytes, but for the signature’s maker', () => {
  expect(release('again', 'other').status).toBe(0);
  const sums = (out: string) => readFileSync(inPlace(`${out}/SHA256SUMS`), 'utf8');
  expect(sums('again')).toBe(sums('out'));
});

describe('a buyer', () => {
  let taken: string;
  let count = 0;
  const file = (path: string) => inPlace(`${taken}/${path}`);
  beforeEach(() => {
    taken = `taken-${count++}`;
    cpSync(inPlace('out'), inPlace(taken), { recursive: true });
  });
  const sumAgain = () => {
    const sums = [`${name}.cdx.json`, `${name}.tar.gz`].map((one) => {
      const sum = createHash('sha256')
        .update(readFileSync(file(one)))
        .digest('hex');
      return `${sum}  ${one}\n`;
    });
    writeFileSync(file('SHA256SUMS'), sums.join(''));
  };

  test('learns that all is as it was signed, and by which key', () => {
    const fingerprint = run('ssh-keygen', ['-l', '-f', inPlace('maker.pub')]).said.split(' ')[1]!;
    const { status, said } = verify(taken);
    expect([status, said]).toEqual([0, expect.stringContaining(fingerprint)]);
    expect(said).toContain(`Not checked: known weaknesses. Give ${name}.cdx.json to a scanner`);
  });

  test.each([
    [
      'an altered archive',
      () => appendFileSync(file(`${name}.tar.gz`), 'x'),
      'is not what was signed',
    ],
    [
      'an altered bill of materials',
      () => appendFileSync(file(`${name}.cdx.json`), ' '),
      'A file differs from what was signed',
    ],
    [
      'an altered archive with checksums to it',
      () => {
        appendFileSync(file(`${name}.tar.gz`), 'x');
        sumAgain();
      },
      'has not signed these checksums',
    ],
    [
      'a release of another signer',
      () => copyFileSync(inPlace('again/SHA256SUMS.sig'), file('SHA256SUMS.sig')),
      'has not signed these checksums',
    ],
    [
      'something else that the same key signed',
      () => {
        rmSync(file('SHA256SUMS.sig'));
        run('ssh-keygen', ['-Y', 'sign', '-f', inPlace('maker'), '-n', 'file', file('SHA256SUMS')]);
      },
      'has not signed these checksums',
    ],
    ['no signature', () => rmSync(file('SHA256SUMS.sig')), 'lie beside the archive'],
    [
      'no bill of materials',
      () => rmSync(file(`${name}.cdx.json`)),
      'A file differs from what was signed',
    ],
  ])('does not take %s', (_, alter, why) => {
    alter();
    expect(verify(taken)).toEqual({ status: 1, said: expect.stringContaining(why) });
  });

  test('does not take an older release under a newer name', () => {
    const newer = `${name}9.tar.gz`;
    renameSync(file(`${name}.tar.gz`), file(newer));
    expect(run('deploy/verify-release', [inPlace('maker.pub'), file(newer)])).toEqual({
      status: 1,
      said: expect.stringContaining('is not what was signed'),
    });
  });
});

describe('nothing is made of', () => {
  const change = (path: string, from: string | RegExp, to: string) => {
    const file = join(tree(), path);
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(file, text.replace(from, to));
  };
  const refusal = (key?: string) => {
    const { status, said } = release('refused', key);
    expect(readdirSync(place).filter((entry) => entry.startsWith('refused'))).toEqual([]);
    return status === 0 ? 'made' : said;
  };
  beforeEach(() => {
    git('reset', '--quiet', '--hard', 'start');
    git('clean', '--quiet', '--force');
    git('tag', '--force', `v${version}`);
  });
  beforeAll(() => void git('tag', 'start'));

  test('a tree with changes, or with files that no commit holds', () => {
    appendFileSync(join(tree(), 'CHANGELOG.md'), 'x');
    expect(refusal()).toMatch(/differs from its commit:\n M CHANGELOG\.md/);
    git('checkout', '--quiet', 'CHANGELOG.md');
    writeFileSync(join(tree(), 'left.txt'), 'x');
    expect(refusal()).toMatch(/differs from its commit:\n\?\? left\.txt/);
  });

  test('a commit without its tag', () => {
    git('tag', '--delete', `v${version}`);
    expect(refusal()).toContain(`There is no tag v${version}.`);
    git('tag', `v${version}`);
    commit();
    expect(refusal()).toContain(`v${version} is another commit`);
  });

  test('packages without a checksum, and it says which', () => {
    const react = /("node_modules\/react": \{\s+"version": "([\d.]+)",)\s+"integrity": "[^"]+",/;
    change('package-lock.json', react, '$1');
    commit(`v${version}`);
    expect(refusal()).toMatch(/package-lock\.json has no checksum of react@\d+\.\d+\.\d+\./);
  });

  test('a version of which CHANGELOG.md says nothing', () => {
    change('CHANGELOG.md', `## ${version}`, '## 9.9.9');
    commit(`v${version}`);
    expect(refusal()).toContain(`CHANGELOG.md says nothing of ${version}.`);
  });

  test('a key that is not Ed25519, or is not there', () => {
    makeKey('old', 'ecdsa');
    expect(refusal('old')).toContain('is no Ed25519 key');
    expect(refusal('missing')).not.toBe('made');
  });
});
