// `npm run lines`: how large the product is, in lines as they stand in the working tree.
// Product: TypeScript, JavaScript, styles, SQL, Typst and HTML of the four floors, without their tests. So snapshots
// of the schema, the list of common passwords, pictures and fonts don't count.
// Tests: tests and walks wherever they lie, and all programs of test/ (a subject's own too), e2e/ and bench/; no vectors and no fixtures.
// Docs: words of every Markdown page in docs/ and beside package.json.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { placeOf } from './floors.js';

const floors = ['server', 'web', 'texts', 'contract'];
const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0').filter(existsSync);
const sources = files.filter((file) => /\.(tsx?|js|css|sql|typ|html)$/.test(file));
const isTest = (file) => /\.test\.(tsx?|js)$|^(test|e2e|bench)\/|^src\/.*\/test\//.test(file);

const sum = (paths, count) =>
  paths.reduce((total, path) => total + count(readFileSync(path, 'utf8')), 0);
const lines = (text) => text.split('\n').length - 1;
const words = (text) => text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
const tell = (name, count) => console.log(`${name.padEnd(16)}${`${count}`.padStart(8)}`);

const product = floors.map((name) => {
  const own = sources.filter((file) => placeOf(file)?.floor === name && !isTest(file));
  return { name, count: sum(own, lines) };
});
for (const { name, count } of product) tell(name, count);
tell(
  'product',
  product.reduce((total, { count }) => total + count, 0),
);
tell('tests', sum(sources.filter(isTest), lines));
const pages = files.filter((file) => /^(docs\/.*|[^/]+)\.md$/.test(file));
tell('words of docs', sum(pages, words));
