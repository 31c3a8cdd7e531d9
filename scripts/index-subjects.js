// `npm run index`: writes the lists that follow from the folders. A test fails where they don't.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf } from './floors.js';

const root = join(import.meta.dirname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');
const filesOf = (floor) =>
  foldersOf(floor)
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort();
const alias = (path) => path.replace('src/', '#');
/** A name for what a file exports, from its path: `coreReportSend`. */
const nameOf = (path) =>
  path
    .replace(/^src\/|\/(contract|server)(?=\/)|\.ts$|\/manifest\.ts$/g, '')
    .replace(/[/-](\w)/g, (_, letter) => letter.toUpperCase());

const note = '// Written by `npm run index` from what the folders hold.\n';

/** Files of contracts that define calls. */
function contracts() {
  const paths = filesOf('contract').filter(
    (path) => !path.startsWith('src/app/') && /\bendpoint\(|Calls(Of)?\b = /.test(read(path)),
  );
  return `${note}${paths.map((path) => `import * as ${nameOf(path)} from '${alias(path)}';\n`).join('')}
export const contracts = [
${paths.map((path) => `  ${nameOf(path)},\n`).join('')}];
`;
}

/** What each subject brings to the server. */
function subjects() {
  const paths = filesOf('server').filter((path) => path.endsWith('/server/manifest.ts'));
  return `${note}${paths.map((path) => `import { manifest as ${nameOf(path)} } from '${alias(path)}';\n`).join('')}
export const subjects = [
${paths.map((path) => `  ${nameOf(path)},\n`).join('')}] as const;
`;
}

/** Texts that no other texts take in. What the first screens say is put together by hand (src/app/texts). */
function texts(language) {
  const all = filesOf('texts').filter((path) => path.endsWith(`/${language}.ts`));
  const takenIn = new Set(
    all.flatMap((path) =>
      [...read(path).matchAll(/^(?:import|export) (?!type\b).* from '([^']+)';/gm)].map(
        ([, from]) => (from.startsWith('.') ? join(path, '..', from) : from.replace(/^#/, 'src/')),
      ),
    ),
  );
  const paths = all.filter((path) => !path.startsWith('src/app/texts/') && !takenIn.has(path));
  return `${note}${paths.map((path) => `export * from '${alias(path)}';\n`).join('')}`;
}

/** Each list by its file. */
export const indexes = () => ({
  'src/app/contract/contracts.ts': contracts(),
  'src/app/server/subjects.ts': subjects(),
  'src/app/texts/all/texts-ru.ts': texts('ru'),
  'src/app/texts/all/texts-en.ts': texts('en'),
});

if (import.meta.filename === process.argv[1])
  for (const [path, text] of Object.entries(indexes())) writeFileSync(join(root, path), text);
