import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '#scripts/find-browser.js';
import { signInAs } from './set-up/browser-session.ts';
import { findInvited, type Invited, type Product, withProduct } from './set-up/demo-product.ts';
import type { Verdict } from './set-up/with-server.ts';

/** The last one for Node 20. Only this asks for it, and it brings 160 packages: npm fetches it when it is asked. */
const lighthouse = 'lighthouse@12.8.2';

/** What is read of what Lighthouse tells. */
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
  environment: { benchmarkIndex: number };
};

/** The budgets (look.md, "Budgets"). */
const least = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof least;
const categories = Object.keys(least) as Category[];
type Scores = Record<Category, number>;

/** A page of demo data, and who opens it. */
type Looked = {
  name: string;
  email?: string;
  address: (product: Product) => string | Promise<string>;
};

const pages: readonly Looked[] = [
  { name: 'login', address: () => '/login' },
  { name: 'legal', address: () => '/legal/terms' },
  { name: 'journal', email: 'hr@demo.local', address: () => '/estimation/questionary' },
  {
    name: 'personal link',
    address: async (at) => `/testing?token=${(await oneInvited(at)).token}`,
  },
  {
    name: 'testing',
    address: async (product) => {
      const { token, questionaryId, employeeId } = await oneInvited(product);
      const search = new URLSearchParams({ questionaryId, employeeId, token });
      return `/testing/information?${search}#answer`;
    },
  },
];

async function oneInvited(product: Product): Promise<Invited> {
  const [first] = await findInvited(product, 1);
  return first!;
}

/**
 * Lighthouse's scores (mobile) of the built product with demo data: each page is the median of
 * three runs.
 */
export async function lighthouseBench(): Promise<Verdict> {
  return withProduct(async (product) => {
    const lines: string[] = [];
    let pass = true;
    for (const page of pages) {
      const runs: Run[] = [];
      for (let run = 0; run < 3; run += 1) {
        // The browser itself sometimes breaks a trace. A page that is really broken breaks it
        // again.
        runs.push(await look(product, page).catch(() => look(product, page)));
      }
      const { scores, wrong, times, processor } = medianOf(runs);
      const figures = categories.map((name) => `${name} ${scores[name]} (at least ${least[name]})`);
      lines.push(
        `${page.name}: ${figures.join(', ')}; processor ${processor}`,
        `  ${times.join(', ')}`,
        ...wrong.map((title) => `  ${title}`),
      );
      pass &&= categories.every((name) => scores[name] >= least[name]);
    }
    return { name: 'Lighthouse, mobile', lines, pass };
  });
}

/**
 * `times`: what makes up the performance score. `processor`: Lighthouse's own measure of the
 * machine at that moment; an idle one has above 1000.
 */
type Run = { scores: Scores; wrong: string[]; times: string[]; processor: number };

function medianOf(runs: readonly Run[]): Run {
  const [, middle] = runs.toSorted((a, b) => a.scores.performance - b.scores.performance);
  if (!middle) throw new Error('a median needs three runs');
  return middle;
}

/** One cold visit in a browser of its own, already signed in. */
async function look(product: Product, { email, address }: Looked): Promise<Run> {
  const { url } = product;
  const target = url + (await address(product));
  return withBrowser(async (port, folder) => {
    await remember(port, url, email);
    const report = join(folder, 'lighthouse.json');
    // The session stays. The cache is cold, because the browser is new.
    const words = [
      `--only-categories=${categories.join(',')}`,
      '--disable-storage-reset',
      '--quiet',
      '--no-enable-error-reporting',
      `--port=${port}`,
      '--output=json',
      `--output-path=${report}`,
    ];
    const program = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse'];
    await promisify(execFile)('npm', [...program, target, ...words]);
    return judged(JSON.parse(await readFile(report, 'utf8')));
  });
}

function judged({ categories: found, audits, environment }: Report): Run {
  const score = (name: Category) => Math.round((found[name]?.score ?? 0) * 100);
  const wrong = (['accessibility', 'best-practices', 'seo'] as const).flatMap((name) =>
    (found[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}: ${audits[id]?.title}`),
  );
  const scores = Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores;
  const times = (found.performance?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => `${id} ${audits[id]?.displayValue}`);
  return { scores, wrong, times, processor: Math.round(environment.benchmarkIndex) };
}

async function remember(port: number, url: string, email: string | undefined): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no window');
  await signInAs(context, url, email);
  await browser.close();
}

/** `folder`: the browser's own, which goes with it. */
async function withBrowser<R>(work: (port: number, folder: string) => Promise<R>): Promise<R> {
  const profile = await mkdtemp(join(tmpdir(), 'otsenka-lighthouse-'));
  const child = spawn(
    findBrowser() ?? '/usr/bin/chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    const [, port] = await said(child, child.stderr, /DevTools listening on ws:[/][/].*?:(\d+)/);
    return await work(Number(port), profile);
  } finally {
    await end(child);
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Waits for certain words in a program's output while the program keeps running. */
async function said(
  child: ChildProcess,
  stream: Readable,
  words: RegExp,
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`ended with ${code}`)));
    createInterface(stream).on('line', (line) => {
      const found = words.exec(line);
      if (found) resolve(found);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
