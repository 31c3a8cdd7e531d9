import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fromRoot } from '#platform/server/shared/root.ts';
import { lacking, tryTool } from './try-tool.ts';

/** The units are what systemd understands, and start what is there (decision 086). */
const folder = fromRoot('deploy/systemd');
const names = readdirSync(folder);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const { scripts } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));

/** Copies whose programs are there on this machine: systemd looks for each. */
const copies = mkdtempSync(join(tmpdir(), 'otsenka-units-'));
for (const name of names) {
  const text = read(name).replaceAll('/usr/bin/node', process.execPath);
  writeFileSync(join(copies, name), text);
}
afterAll(() => rmSync(copies, { recursive: true }));

/** The values of a setting, which may be given more than once. */
const valuesOf = (name: string, setting: string) =>
  [...read(name).matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))].map(([, value]) => value!);

const none = lacking('systemd-analyze');

test.skipIf(none)(`systemd takes the units${none ? `: ${none}` : ''}`, () => {
  const units = names.map((name) => join(copies, name));
  const { status, said } = tryTool('systemd-analyze', ['verify', ...units]);
  expect(said.split('\n').filter((line) => line.includes('assessment'))).toEqual([]);
  expect(status).toBe(0);
});

test.skipIf(none)(`systemd finds little left open in them${none ? `: ${none}` : ''}`, () => {
  for (const name of names.filter((each) => each.endsWith('.service'))) {
    const words = ['security', '--offline=true', '--threshold=20', join(copies, name)];
    const { status, said } = tryTool('systemd-analyze', words);
    expect(status, said).toBe(0);
  }
});

test('the service starts what `npm start` starts, and a stop has the time it takes', () => {
  const [start] = valuesOf('assessment.service', 'ExecStart');
  expect(start).toBe(`/usr/bin/${scripts.start.replace(/^exec /, '')}`);
  expect(Number(valuesOf('assessment.service', 'TimeoutStopSec')[0])).toBeGreaterThan(60);
  expect(valuesOf('assessment.service', 'Restart')).toEqual(['on-failure']);
});

test('the backup sees the same data as the service, and writes elsewhere', () => {
  const environment = valuesOf('assessment-backup.service', 'Environment').join(' ');
  expect(environment.split(' ')).toContain('DATA_DIR=/var/lib/assessment');
  expect(valuesOf('assessment.service', 'Environment')).toContain('DATA_DIR=/var/lib/assessment');
  const [command] = valuesOf('assessment-backup.service', 'ExecStart');
  expect(command).toContain(scripts.backup);
  const [state] = valuesOf('assessment-backup.service', 'StateDirectory');
  expect(state!.split(' ').map((name) => `/var/lib/${name}`)).toContain(
    /"(\S+)\/\$\(date/.exec(command!)?.[1],
  );
});

test('the backup takes keys away from the copies that they open, for two weeks', () => {
  const [copies, keys, apart] = ['assessment-backup', 'assessment-backup-keys', 14];
  // Also after a night that failed; copies only go while there are new ones.
  const [move, dropKeys] = valuesOf('assessment-backup.service', 'ExecStopPost');
  const [dropCopies] = valuesOf('assessment-backup.service', 'ExecStartPost');
  expect(move).toContain(`find /var/lib/${copies} -name "*.zip.keys"`);
  expect(move).toContain(`mv -t /var/lib/${keys} `);
  expect(dropKeys).toMatch(new RegExp(`find /var/lib/${keys} -name "\\*.zip.keys" .*-delete$`));
  expect(Number(/-mtime \+(\d+)/.exec(dropKeys!)?.[1]) + 1).toBe(apart);
  expect(dropCopies).toContain(`find /var/lib/${copies} -name "*.zip" `);
});

test('the backup has the settings of the service, so that it finds its keys', () => {
  const settings = valuesOf('assessment.service', 'EnvironmentFile');
  expect(settings).not.toEqual([]);
  expect(valuesOf('assessment-backup.service', 'EnvironmentFile')).toEqual(settings);
  const commented = (name: string) =>
    read(name)
      .split('\n')
      .filter((line) => /^#.*(KEYS_MASTER_FILE|keys-master:)/.test(line));
  expect(commented('assessment-backup.service')).toEqual(commented('assessment.service'));
  expect(commented('assessment.service')).toHaveLength(2);
});
