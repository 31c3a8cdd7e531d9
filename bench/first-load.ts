import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Response } from 'playwright-core';
import { findBrowser } from '#scripts/find-browser.js';
import { signInAs } from './set-up/browser-session.ts';
import { findInvited, type Product, withProduct } from './set-up/demo-product.ts';
import type { Verdict } from './set-up/with-server.ts';

/** A page of the demo, what one waits for there, and how many KB it may ask for until then. */
interface Loaded {
  name: string;
  email?: string;
  address: (product: Product) => string | Promise<string>;
  usable: string;
  most: number;
}

const pages: readonly Loaded[] = [
  { name: 'sign-in', address: () => '/login', usable: 'input[type=email]:enabled', most: 95 },
  {
    name: 'journal',
    email: 'hr@demo.local',
    address: () => '/estimation/questionary',
    usable: '.q-card-box',
    most: 175,
  },
  {
    name: 'answering',
    address: async (product) => {
      const [invited] = await findInvited(product, 1);
      return `/testing?token=${invited?.token}`;
    },
    usable: '.link-person a, .information-buttons button:enabled',
    most: 130,
  },
];

const kinds = ['document', 'script', 'stylesheet', 'fetch', 'font', 'image', 'other'] as const;
type Kind = (typeof kinds)[number];

/**
 * All that a first visit asks for until the page can be used, each reply by itself in gzip -9, counted in a browser.
 * Fonts are packed already; they have a bound of their own (scripts/size.js).
 */
export async function firstLoadBench(): Promise<Verdict> {
  return withProduct(async (product) => {
    const browser = await chromium.launch({
      executablePath: findBrowser() ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    });
    try {
      const lines: string[] = [];
      let pass = true;
      for (const page of pages) {
        const context = await browser.newContext({ locale: 'ru-RU', serviceWorkers: 'block' });
        await signInAs(context, product.url, page.email);
        const weights = await weigh(context, product.url + (await page.address(product)), page);
        await context.close();
        const all = kinds
          .filter((kind) => kind !== 'font')
          .reduce((sum, kind) => sum + (weights.get(kind)?.bytes ?? 0), 0);
        const parts = kinds.flatMap((kind) => {
          const found = weights.get(kind);
          return found ? [`${kind} ${inKB(found.bytes)} (${found.count})`] : [];
        });
        lines.push(`${page.name}: ${inKB(all)} KB (at most ${page.most}); ${parts.join(', ')}`);
        pass &&= all <= page.most * 1000;
      }
      return { name: 'What a first visit loads until the page can be used', lines, pass };
    } finally {
      await browser.close();
    }
  });
}

const inKB = (bytes: number) => (bytes / 1000).toFixed(1);

async function weigh(context: BrowserContext, address: string, { usable }: Loaded) {
  const page = await context.newPage();
  const asked: Promise<{ kind: Kind; bytes: number } | undefined>[] = [];
  const note = (response: Response) => void asked.push(weightOf(response));
  page.on('response', note);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(usable).first().waitFor();
  page.off('response', note);
  const weights = new Map<Kind, { bytes: number; count: number }>();
  for (const one of await Promise.all(asked)) {
    if (!one) continue;
    const { bytes, count } = weights.get(one.kind) ?? { bytes: 0, count: 0 };
    weights.set(one.kind, { bytes: bytes + one.bytes, count: count + 1 });
  }
  return weights;
}

/** A stream that stays open has no end to weigh. */
async function weightOf(response: Response): Promise<{ kind: Kind; bytes: number } | undefined> {
  const type = response.request().resourceType();
  if (type === 'eventsource' || response.headers()['content-type']?.includes('event-stream'))
    return;
  const kind = kinds.find((known) => known === type) ?? 'other';
  const body = await response.body().catch(() => Buffer.alloc(0));
  return { kind, bytes: kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length };
}
