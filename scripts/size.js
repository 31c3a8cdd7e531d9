// Weighs what the browser loads first on the screens where people wait for it (gzip -9). Above a bound it warns, a
// twentieth above it fails: the next change takes away what this one needs.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist/web', import.meta.url));
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
/** Chunks are named as scripts/web-build/programs.ts says, or by their source as index.html sees it. */
const page = 'index.html';
const source = (path) => posix.relative('app/web', path);
const texts = (part) => source(`${part}/ru.ts`);

const first = [page, texts('app/texts/entry')];
const signIn = [...first, texts('platform/texts/validation'), 'sign-in'];
const spoken = [...first, texts('app/texts/parts'), texts('app/texts/frame')];
const answering = [...spoken, texts('core/answering/texts'), 'answering'];
const shell = [...spoken, texts('platform/texts/shared'), 'account'];
const journal = [...shell, texts('core/questionary/texts'), 'route/assessments-screen.tsx'];

/** What is loaded, in KB. */
const budgets = [
  { name: 'sign-in, scripts', loads: signIn, kind: '.js', most: 99, mostFiles: 25 },
  { name: 'sign-in, styles', loads: signIn, kind: '.css', most: 6 },
  { name: 'answering, scripts', loads: answering, kind: '.js', most: 130, mostFiles: 25 },
  { name: 'journal, scripts', loads: journal, kind: '.js', most: 171, mostFiles: 25 },
  { name: 'journal, styles', loads: journal, kind: '.css', most: 10 },
  { name: 'report', files: ownFiles(source('core/report/web/content/report-modal.tsx')), most: 10 },
  // Only anybody who changes a template loads it (decision 065).
  {
    name: 'template editor',
    files: ownFiles(source('core/mail/web/rich-text/rich-field.tsx')),
    most: 75,
  },
];

/** A chunk on its own, without what it shares with others. */
function ownFiles(entry) {
  const { file, css = [] } = chunkOf(entry);
  return [file, ...css];
}

function chunkOf(key) {
  const found =
    manifest[key] ??
    Object.values(manifest).find(({ name, file }) => name === key && file.endsWith('.js'));
  if (!found) throw new Error(`${key} is not a chunk of the build: measure what replaced it`);
  return found;
}

function filesOf(entries) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = chunkOf(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  entries.forEach(visit);
  return files;
}

const weigh = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

function measure({ loads = [], files = [...filesOf(loads)], kind = '' }) {
  const loaded = files.filter((file) => /\.(js|css)$/.test(file) && file.endsWith(kind));
  return { bytes: loaded.reduce((sum, file) => sum + weigh(file), 0), count: loaded.length };
}

/** Fonts are already compressed. The first view loads all that the page declares. */
function fonts() {
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const own = [...new Set(files)].filter((file) => file.endsWith('.woff2'));
  return own.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
}

const verdict = ({ weight, most, count, mostFiles }) =>
  weight > most * 1.05 || count > mostFiles ? 'OVER' : weight > most ? 'WARN' : 'ok  ';

const sizes = [
  ...budgets.map((budget) => ({ ...budget, ...measure(budget) })),
  { name: 'fonts', bytes: fonts(), most: 40 },
].map((one) => ({ ...one, weight: one.bytes / 1000 }));
for (const one of sizes) {
  const { name, weight, most, count, mostFiles } = one;
  const files = mostFiles ? `, ${count} of ${mostFiles} files` : '';
  console.log(`${verdict(one)} ${weight.toFixed(1).padStart(6)} of ${most} KB${files}  ${name}`);
}
if (sizes.some((one) => verdict(one) === 'OVER')) process.exitCode = 1;
