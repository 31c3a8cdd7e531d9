import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { findBrowser } from '#scripts/find-browser.js';
import { laneProduct } from './lanes.ts';
import { keepSession } from './session.ts';
import { forgetAttempts } from './start-product.ts';

export const desktop = { width: 1440, height: 900 };
export const tablet = { width: 1024, height: 768 };
export const phone = { width: 390, height: 844 };

export const chromiumOptions = {
  executablePath: findBrowser() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** How long a walk waits for what a page shows, as `expect.poll` does: a busy machine takes its time. */
export const patience = 30_000;

const slowness = Number(process.env.WALKS_SLOW ?? 0);

/**
 * WALKS_SLOW=700 holds back every answer and every part of the program by as many ms: what passes on a
 * quick machine only, fails.
 */
export async function holdBack(context: BrowserContext): Promise<void> {
  if (slowness === 0) return;
  await context.route(/\/(api|assets)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowness));
    await route.continue().catch(() => undefined);
  });
}

interface Visit {
  viewport?: typeof desktop;
  locale?: 'ru' | 'en';
  timeZone?: string;
  /** A phone: the page is touched. */
  touch?: boolean;
  /** Another address of the product. */
  url?: string;
}

export interface Walker {
  /** Opens a page for a new visitor. Anything its console complains about fails the walk at the end. */
  open(options?: Visit): Promise<Page>;
  /**
   * Runs `act`, which must make a page complain in these words; that page may say them again later. Any
   * other complaint still fails the walk.
   */
  expecting<R>(words: RegExp, act: () => Promise<R>): Promise<R>;
  /** The page may complain in these words from now on. */
  tolerating(page: Page, words: RegExp): void;
  /** Closes all pages. What is left open works on, and slows down whoever comes after. */
  closeAll(): Promise<void>;
}

interface Complaint {
  page: Page;
  text: string;
}

/**
 * A browser for the walks of one file. Screenshots of failures go to .cache/walks. Call it at the
 * top of the file.
 */
export function startBrowser(args: readonly string[] = []): Walker {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const complaints: Complaint[] = [];
  let waiting = 0;
  /** What each page may go on to complain of, where nobody waits for it. */
  const expected: { page: Page; words: RegExp }[] = [];
  const note = (page: Page, text: string) => {
    const isKnown = expected.some((known) => known.page === page && known.words.test(text));
    if (waiting === 0 && isKnown) return;
    complaints.push({ page, text });
  };
  beforeAll(async () => {
    await forgetAttempts(laneProduct());
    const { executablePath, args: usual } = chromiumOptions;
    browser = await chromium.launch({ executablePath, args: [...usual, ...args] });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const pages = contexts.flatMap((context) => context.pages());
    for (const [number, page] of pages.entries()) {
      const path = `.cache/walks/${task.name} (${number + 1}).png`.replaceAll(':', '');
      await page.screenshot({ path }).catch(() => undefined);
    }
  });
  afterAll(async () => {
    await browser?.close();
    expect(complaints.map(({ text }) => text).join('\n')).toBe('');
  });
  return {
    closeAll: async () => {
      for (const context of contexts.splice(0)) await context.close();
    },
    tolerating: (page, words) => {
      expected.push({ page, words });
    },
    expecting: async (words, act) => {
      const before = complaints.length;
      waiting += 1;
      const result = await act();
      const isExpected = ({ text }: Complaint) => words.test(text);
      // The browser may report it a moment after the page has shown it.
      await expect.poll(() => complaints.slice(before).some(isExpected)).toBe(true);
      waiting -= 1;
      const since = complaints.splice(before);
      complaints.push(...since.filter((complaint) => !isExpected(complaint)));
      expected.push(...since.filter(isExpected).map(({ page }) => ({ page, words })));
      return result;
    },
    open: async ({
      viewport = desktop,
      locale = 'ru',
      timeZone = 'Europe/Moscow',
      touch = false,
      url = laneProduct().url,
    } = {}) => {
      const context = await browser.newContext({
        viewport,
        locale: locale === 'ru' ? 'ru-RU' : 'en-GB',
        timezoneId: timeZone,
        baseURL: url,
        acceptDownloads: true,
        hasTouch: touch,
        isMobile: touch,
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      const wasOffline = noteOffline(context);
      await holdBack(context);
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      page.on('pageerror', (error) => note(page, error.message));
      page.on('console', (message) => {
        if (message.type() !== 'error' || endsStream(message)) return;
        if (wasOffline() && keepsNoProgram(message)) return;
        note(page, `${message.text()} ${message.location().url}`);
      });
      return page;
    },
  };
}

/** An open stream learns by a refusal that its session has ended, sooner or later than the page does. */
const endsStream = (message: ConsoleMessage): boolean =>
  message.location().url.endsWith('/api/event') && message.text().includes('401');

/**
 * A page that looks for a newer offline.js just when a walk takes its network away goes on without one
 * (keep-program.ts). Whether it is kept at all is what offline.walk.ts looks at.
 */
const keepsNoProgram = (message: ConsoleMessage): boolean =>
  message.text().startsWith('An unknown error occurred when fetching the script');

/** Whether the walk has taken the network from its visitor so far. */
function noteOffline(context: BrowserContext): () => boolean {
  const setOffline = context.setOffline.bind(context);
  let was = false;
  context.setOffline = (offline) => {
    was ||= offline;
    return setOffline(offline);
  };
  return () => was;
}

/**
 * Opens a tab and waits until it is the one in view: the fields of the one before may have the same
 * names.
 */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tab', { name, selected: true }).waitFor();
}

/** Signs in by the call that the login screen makes. The walk about signing in uses the screen itself. */
export async function signIn(page: Page, email: string, holdingSlug = 'north'): Promise<void> {
  const url = laneProduct().url;
  const response = await page.request.post(`${url}/api/authentication/login`, {
    data: { email, password: 'Demo-360!', holdingSlug },
  });
  const { token } = await response.json();
  await keepSession(page.context(), url, token);
}
