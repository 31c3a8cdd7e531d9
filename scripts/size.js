// Weighs what the browser loads for each screen (gzip) and fails above the budgets of the design.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist/web', import.meta.url));
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
const page = 'index.html';
const russian = ['../i18n/ru/entry.ts', '../i18n/ru/all.ts'];

const login = [page, russian[0]];
const shell = [...login, russian[1], 'app/admin-layout.tsx'];
const journal = [...shell, 'questionary/journal-page.tsx'];
const reports = [...shell, 'report/reports-page.tsx'];

/** What is loaded, less what is there already, in KB of gzip. */
const budgets = [
  { name: 'login JS', loads: login, kind: '.js', most: 110 },
  { name: 'login CSS', loads: login, kind: '.css', most: 10 },
  { name: 'journal cold, JS and CSS', loads: journal, kind: '', most: 170 },
  { name: 'report after the list', loads: ['report/report-page.tsx'], less: reports, most: 30 },
  ...modals().map((file) => ({
    name: `modal ${file}`,
    loads: [file],
    less: [...journal, ...reports],
    most: 65,
  })),
];

/** Every lazy part of a capability that is called a form or a modal. */
function modals() {
  return Object.keys(manifest).filter((file) => /(^|[-/])(form|modal)\.tsx$/.test(file));
}

function filesOf(entries) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  entries.forEach(visit);
  return files;
}

const weigh = (file) => gzipSync(readFileSync(join(folder, file))).length;

function measure({ loads, less = [], kind = '' }) {
  const there = filesOf(less);
  const files = [...filesOf(loads)].filter((file) => /\.(js|css)$/.test(file));
  return files
    .filter((file) => file.endsWith(kind) && !there.has(file))
    .reduce((sum, file) => sum + weigh(file), 0);
}

/** Fonts are compressed already; the first view takes all that the page declares. */
function fonts() {
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const own = [...new Set(files)].filter((file) => file.endsWith('.woff2'));
  return own.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
}

const results = [
  ...budgets
    .filter(({ loads }) => loads.every((entry) => manifest[entry]))
    .map((budget) => ({ ...budget, bytes: measure(budget) })),
  { name: 'fonts', bytes: fonts(), most: 60 },
];
if (!existsSync(join(folder, page))) throw new Error(`${folder} holds no build`);
for (const { name, bytes, most } of results) {
  const weight = bytes / 1000;
  const verdict = weight <= most ? 'ok  ' : 'OVER';
  console.log(`${verdict} ${weight.toFixed(1).padStart(6)} of ${most} KB  ${name}`);
}
if (results.some(({ bytes, most }) => bytes > most * 1000)) process.exitCode = 1;
