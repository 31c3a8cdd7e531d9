// Weighs what the browser loads for each screen (gzip -9). Fails above a bound, and where something has
// grown by more than a fiftieth since its line in sizes.json was written: `node scripts/size.js --write`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const words = process.argv.slice(2);
const folder =
  words.find((word) => !word.startsWith('--')) ??
  fileURLToPath(new URL('../dist/web', import.meta.url));
const linesFile = new URL('./sizes.json', import.meta.url);
const lines = JSON.parse(readFileSync(linesFile, 'utf8'));
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
/** Chunks are named by their source, or by their group in vite.config.ts. */
const page = 'start';
const texts = (part) => `../i18n/${part}/ru.ts`;

const journalPage = 'app/route/journal-screen.tsx';
const first = [page, texts('platform/entry')];
const signIn = [...first, texts('platform/validation'), 'sign-in'];
const spoken = [...first, '../i18n/parts/ru.ts', texts('platform/frame')];
const answering = [...spoken, texts('assessment/testing'), 'answering'];
const shell = [...spoken, texts('platform/shared'), 'routed'];
const journal = [...shell, texts('assessment/questionary'), journalPage];

/** What is already loaded when a part opens, by its capability or its file. */
const alsoThere = {
  'assessment/testing': ['answering'],
  'assessment/questionary': [journalPage],
  'people/profile/rating-tab.tsx': ['people/profile/profile-panel.tsx'],
  'people/profile/profile-form.tsx': ['people/profile/profile-panel.tsx'],
  'people/profile/company-form.tsx': ['people/profile/profile-panel.tsx'],
  'assessment/questionary/from-file/send-dialog.tsx': [
    'assessment/questionary/from-file/questionaries-file-modal.tsx',
  ],
  'assessment/report/talk/talk-help.tsx': ['assessment/report/content/report-modal.tsx'],
  'assessment/report/talk/what-next.tsx': ['assessment/report/content/report-modal.tsx'],
  'assessment/report/talk/last-plan.tsx': ['assessment/report/content/report-modal.tsx'],
  'assessment/questionary/from-file/participants-file-modal.tsx': [
    'assessment/questionary/form/form-panel.tsx',
  ],
};
for (const file of Object.keys(alsoThere).filter((key) => key.endsWith('.tsx'))) chunkOf(file);

const editor = 'platform/shared/rich-text/rich-field.tsx';

/** What is loaded, minus what is already there, in KB of gzip. */
const budgets = [
  { name: 'sign-in, scripts', loads: signIn, kind: '.js', most: 99, mostFiles: 25 },
  { name: 'sign-in, styles', loads: signIn, kind: '.css', most: 10 },
  {
    name: 'answering from a link, scripts',
    loads: answering,
    kind: '.js',
    most: 130,
    mostFiles: 25,
  },
  { name: 'journal, scripts', loads: journal, kind: '.js', most: 171, mostFiles: 25 },
  { name: 'journal, styles', loads: journal, kind: '.css', most: 10 },
  { name: 'report', files: ownFiles('assessment/report/content/report-modal.tsx'), most: 30 },
  // Only anybody who changes a template loads it (decision 065).
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

const weigh = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

function measure({ loads = [], files = [...filesOf(loads)], less = [], kind = '' }) {
  const there = filesOf(less);
  const loaded = files.filter(
    (file) => /\.(js|css)$/.test(file) && file.endsWith(kind) && !there.has(file),
  );
  return { bytes: loaded.reduce((sum, file) => sum + weigh(file), 0), count: loaded.length };
}

/** Fonts are already compressed. The first view loads all that the page declares. */
function fonts() {
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const own = [...new Set(files)].filter((file) => file.endsWith('.woff2'));
  return own.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
}

/** More than that since the line was written has to be meant. */
const mayGrow = 1.02;

const results = [
  ...budgets.map((budget) => ({ ...budget, ...measure(budget) })),
  { name: 'fonts', bytes: fonts(), most: 60 },
].map((one) => ({ ...one, weight: Number((one.bytes / 1000).toFixed(1)), line: lines[one.name] }));

function complaint({ weight, most, count, mostFiles, line }) {
  if (weight > most) return 'OVER';
  if (count > mostFiles) return 'MANY';
  return line !== undefined && weight > line * mayGrow ? 'GREW' : undefined;
}

for (const one of results) {
  const { name, weight, most, count, mostFiles, line = '–' } = one;
  const files = mostFiles ? `, ${count} of ${mostFiles} files` : '';
  console.log(
    `${complaint(one) ?? 'ok  '} ${weight.toFixed(1).padStart(6)} of ${most} KB${files} (${line})  ${name}`,
  );
}
if (words.includes('--write')) {
  const written = Object.fromEntries(results.map(({ name, weight }) => [name, weight]));
  writeFileSync(linesFile, `${JSON.stringify(written, null, 2)}\n`);
} else if (results.some(complaint)) process.exitCode = 1;
