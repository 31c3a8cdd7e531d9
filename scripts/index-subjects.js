// `npm run index`: writes the lists that follow from the folders. A test fails where they don't.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf } from './floors.js';

const house = join(import.meta.dirname, '..');
const filesOf = (root, floor) =>
  foldersOf(floor, root)
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
    .replace(/^src\/|\/(contract|server|web)(?=\/)|(\/(manifest|routes|test\/security))?\.ts$/g, '')
    .replace(/[/-](\w)/g, (_, letter) => letter.toUpperCase());

const note = '// Written by `npm run index` from what the folders hold.\n';

/** These files, each under a name of its own. */
const files = (paths) =>
  `${note}${paths.map((path) => `export * as ${nameOf(path)} from '${alias(path)}';\n`).join('')}`;
const endingIn = (root, floor, ending) =>
  filesOf(root, floor).filter((path) => path.endsWith(ending));

/** Files of contracts that define calls. */
function contracts(root) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  return files(
    filesOf(root, 'contract').filter(
      (path) => !path.startsWith('src/app/') && /\bendpoint\(|Calls(Of)?\b = /.test(read(path)),
    ),
  );
}

/** Who hears of what has happened. Beside the manifests, as operators' commands need no more of the subjects. */
function listeners(root) {
  const paths = endingIn(root, 'server', '/server/hears.ts');
  const names = paths.map((path) => nameOf(path));
  return `${note}${paths.map((path, at) => `import { hears as ${names[at]} } from '${alias(path)}';\n`).join('')}import { letHear } from '#platform/server/happened.ts';

letHear([${names.map((name) => `...${name}`).join(', ')}]);
`;
}

/** The screens of the account: what each subject shows at an address. */
function accountRoutes(root) {
  const paths = filesOf(root, 'web').filter((path) => /\/web\/(route\/)?routes\.ts$/.test(path));
  return `${note}${paths.map((path) => `import { routes as ${nameOf(path)} } from '${alias(path)}';\n`).join('')}
export const accountRoutes = [
${paths.map((path) => `  ...${nameOf(path)},\n`).join('')}] as const;
`;
}

/** Texts that no other texts take in. What the first screens say is put together by hand (src/app/texts). */
function texts(root, language) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const all = filesOf(root, 'texts').filter((path) => path.endsWith(`/${language}.ts`));
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

/** Texts of add-ons that screens may load: a part of each folder, by its name, but for what only the server says. */
function addonParts(root) {
  const paths = filesOf(root, 'texts').filter((path) =>
    /^src\/addon\/(?!.*\/(messages|paper)\/).*\/ru\.ts$/.test(path),
  );
  const partOf = (path) => nameOf(path.replace(/^src\/addon\/|\/texts(?=\/)|\/ru(?=\.ts$)/g, ''));
  return `${note}export const addonParts = {
${paths.map((path) => `  ${partOf(path)}: () => import('${alias(path)}'),\n`).join('')}};
`;
}

/** What the web loads in English: the same as in Russian, where the parts are put together by hand. */
function englishParts() {
  const [, parts] = readFileSync(join(house, 'src/app/texts/parts/ru.ts'), 'utf8').split(
    /export const parts = |export type Part\b.*/,
  );
  return `${note}import type { Catalogue } from '#platform/texts/t.ts';
import { addonParts } from './addons-en.ts';
import type { Part } from './ru.ts';
import { together } from './together.ts';

export const parts: Record<Part, () => Promise<Catalogue>> = ${parts.replaceAll('/ru.ts', '/en.ts')}`;
}

/** Each list by its file. */
export const indexes = (root = house) => ({
  'src/app/contract/contracts.ts': contracts(root),
  'src/app/server/subjects.ts': files(endingIn(root, 'server', '/server/manifest.ts')),
  'src/app/server/listeners.ts': listeners(root),
  'src/app/web/route/account-routes.ts': accountRoutes(root),
  'src/app/texts/all/texts-ru.ts': texts(root, 'ru'),
  'src/app/texts/all/texts-en.ts': texts(root, 'en'),
  'test/security/subjects.ts': files(endingIn(root, 'test', '/test/security.ts')),
  'src/app/texts/parts/addons-ru.ts': addonParts(root),
  'src/app/texts/parts/addons-en.ts': addonParts(root).replaceAll('/ru.ts', '/en.ts'),
  'src/app/texts/parts/en.ts': englishParts(),
});

if (import.meta.filename === process.argv[1])
  for (const [path, text] of Object.entries(indexes())) writeFileSync(join(house, path), text);
