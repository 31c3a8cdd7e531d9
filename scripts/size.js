// Weighs what the browser loads for each screen (gzip). Fails if that is above the design's
// budgets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist/web', import.meta.url));
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
/** Chunks are named by their source, or by their group in vite.config.ts. */
const page = 'start';
const texts = (part) => `../i18n/${part}/ru.ts`;

const login = [page, texts('platform/entry')];
const shell = [...login, texts('platform/shared'), 'frame'];
const journal = [...shell, texts('assessment/questionary'), 'journal'];

/** What is already loaded when a part opens, by its capability or its file. */
const alsoThere = {
  'assessment/questionary': ['journal'],
  'assessment/testing': ['answering'],
  'people/profile/rating-tab.tsx': ['people/profile/profile-panel.tsx'],
  'people/profile/profile-form.tsx': ['people/profile/profile-panel.tsx'],
  'people/profile/company-form.tsx': ['people/profile/profile-panel.tsx'],
  'assessment/questionary/from-file/participants-file-modal.tsx': [
    'assessment/questionary/form/form-panel.tsx',
  ],
};
for (const file of Object.keys(alsoThere).filter((key) => key.endsWith('.tsx'))) chunkOf(file);

const editor = 'platform/shared/rich-text/rich-field.tsx';

/** What is loaded, minus what is already there, in KB of gzip. */
const budgets = [
  { name: 'login JS', loads: login, kind: '.js', most: 110 },
  { name: 'login CSS', loads: login, kind: '.css', most: 10 },
  { name: 'journal cold, JS and CSS', loads: journal, most: 170 },
  { name: 'report', files: ownFiles('assessment/report/content/report-modal.tsx'), most: 30 },
  // Only whoever changes a template loads it (decision 065).
  { name: 'template editor', files: ownFiles(editor), most: 80 },
  ...parts().map((file) => ({
    name: `part ${file}`,
    loads: [file, 'platform/ui/cover/modal-window.tsx'],
    less: [...shell, ...pagesBeside(file)],
    most: 65,
  })),
];

/** Every lazy part of a capability except its pages: what opens over or beside them. */
function parts() {
  return Object.keys(manifest).filter(
    (file) =>
      manifest[file].isDynamicEntry &&
      file !== editor &&
      !/^(app|platform\/ui|\.\.)\//.test(file) &&
      !file.endsWith('-page.tsx'),
  );
}

/** What is already loaded when a part opens: the pages of its capability, and the rest. */
function pagesBeside(file) {
  const capability = file.split('/').slice(0, 2).join('/');
  const pages = Object.keys(manifest).filter(
    (key) => key.startsWith(`${capability}/`) && key.endsWith('-page.tsx'),
  );
  return [...pages, ...(alsoThere[capability] ?? []), ...(alsoThere[file] ?? [])];
}

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

const weigh = (file) => gzipSync(readFileSync(join(folder, file))).length;

function measure({ loads = [], files = [...filesOf(loads)], less = [], kind = '' }) {
  const there = filesOf(less);
  return files
    .filter((file) => /\.(js|css)$/.test(file) && file.endsWith(kind) && !there.has(file))
    .reduce((sum, file) => sum + weigh(file), 0);
}

/** Fonts are already compressed. The first view loads all that the page declares. */
function fonts() {
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const own = [...new Set(files)].filter((file) => file.endsWith('.woff2'));
  return own.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
}

const results = [
  ...budgets.map((budget) => ({ ...budget, bytes: measure(budget) })),
  { name: 'fonts', bytes: fonts(), most: 60 },
];
for (const { name, bytes, most } of results) {
  const weight = bytes / 1000;
  const verdict = weight <= most ? 'ok  ' : 'OVER';
  console.log(`${verdict} ${weight.toFixed(1).padStart(6)} of ${most} KB  ${name}`);
}
if (results.some(({ bytes, most }) => bytes > most * 1000)) process.exitCode = 1;
