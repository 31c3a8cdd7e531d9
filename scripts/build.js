// Builds the product into dist/: the web by Vite, the server by esbuild.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build as buildWeb } from 'vite';
import { asServer } from './as-server.js';
import { packagesOf, thirdParty, withNeeds } from './supply/third-party.js';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
// An inherited NODE_ENV would put React's development build into the product.
process.env.NODE_ENV = 'production';

/** Migrations and templates are read from the project's root, so they are not copied. */
const entryPoints = {
  main: 'src/app/server/main.ts',
  operator: 'src/app/operator/server/operator.ts',
  'prepare-demo': 'src/app/server/prepare-demo.ts',
  'make-help': 'src/app/server/make-help.ts',
  'app/server/paper-worker': 'src/app/server/paper-worker.ts',
  'platform/server/table-file/worker': 'src/platform/server/table-file/worker.ts',
};

rmSync('dist', { recursive: true, force: true });
const { outputFiles, metafile } = await bundle({
  entryPoints,
  ...asServer,
  outdir: 'dist/server',
  splitting: true,
  define: { 'process.env.BUILT_FROM': JSON.stringify(commit()) },
  sourcemap: true,
  metafile: true,
  write: false,
  logLevel: 'warning',
});
for (const { path, text } of outputFiles) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, path.endsWith('.js') ? inAscii(text) : text);
}
const { output } = await buildWeb({ configFile: 'vite.config.ts', logLevel: 'warn' });
compressAll('dist/web');
makeHelp();
writeFileSync('dist/web/THIRD-PARTY.txt', thirdParty(shipped()));

/** The pages of the help, of the guides below docs/. */
function makeHelp() {
  const made = spawnSync(process.execPath, ['dist/server/make-help.js'], { stdio: 'inherit' });
  if (made.status !== 0) throw new Error('the help could not be made, see above');
}

/** The folders of all packages that are shipped: in a bundle, beside it, and the fonts of pages and PDFs. */
function shipped() {
  const inServer = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0),
  );
  const inWeb = output.flatMap(({ moduleIds = [] }) => moduleIds);
  const names = asServer.external.map((name) => name.replace('*', ''));
  const fonts = ['@expo-google-fonts/', '@fontsource-variable/'];
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return [
    ...new Set([...packagesOf([...inServer, ...inWeb]), ...withNeeds([...names, ...fonts], lock)]),
  ];
}

/**
 * From which commit this is built. Sources without their history bring a file COMMIT (deploy/release), or the
 * variable says so.
 */
function commit() {
  if (existsSync('COMMIT')) return readFileSync('COMMIT', 'utf8').trim();
  const words = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
  // A repository that holds this folder tells nothing about it.
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(process.cwd()) };
  return (
    process.env.COMMIT || spawnSync('git', words, { encoding: 'utf8', env }).stdout?.trim() || ''
  );
}

/** Kept in memory, a program takes half of the room where no letter of it needs two bytes. */
function inAscii(program) {
  const escaped = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII stays.
  return program.replace(/[^\x00-\x7f]/g, escaped);
}

/**
 * Compresses once and as small as possible, instead of quickly for each request: a seventh less to
 * load.
 */
function compressAll(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
