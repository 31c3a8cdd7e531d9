import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '#scripts/find-browser.js';
import { findInvited, type Product, withProduct } from './set-up/demo-product.ts';
import { median, type Verdict } from './set-up/with-server.ts';

/** A phone four times slower than this machine, on slow 4G: 1.6 Mbit/s, 150 ms there and back. */
const slower = 4;
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** In ms, from the press on the link in the letter (rule 78). */
const most = 2_200;
const visits = 7;

/** When, in ms after the link was opened, each step was there. Presses come at once. */
interface Visit {
  painted: number;
  information: number;
  question: number;
  answered: number;
}

/**
 * Presses whatever leads on as soon as it is there: the person in the list, "Begin", and the middle answer.
 * Runs in the page before its own program.
 */
function answerAtOnce(): void {
  const seen: Partial<Visit> = {};
  Object.assign(window, { visit: seen });
  const see = (step: keyof Visit) => {
    seen[step] ??= performance.now();
  };
  const look = () => {
    const chosen = document.querySelector<HTMLInputElement>('.answer-row input:checked');
    const answer = document.querySelector<HTMLElement>('.answer-row:nth-child(3)');
    const begin = document.querySelector<HTMLElement>(
      '.information-buttons button:not([disabled])',
    );
    const person = document.querySelector<HTMLElement>('.link-person a');
    if (document.querySelector('#app > *')) see('painted');
    if (chosen) return see('answered');
    if (answer) {
      if (seen.question === undefined) answer.click();
      see('question');
    } else if (begin) {
      if (seen.information === undefined) begin.click();
      see('information');
    } else person?.click();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Times a first visit: nothing is cached, and nobody has begun to answer. */
async function visit(browser: Browser, address: string): Promise<Visit & { loaded: number }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'ru-RU',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    // What tsx writes around functions refers to it.
    await page.addInitScript('globalThis.__name = (it) => it');
    await page.addInitScript(answerAtOnce);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'answered' in (window as never as { visit: Visit }).visit);
    return await page.evaluate(() => {
      const loaded = performance
        .getEntriesByType('resource')
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
      return { ...(window as never as { visit: Visit }).visit, loaded };
    });
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', network);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

/** From the link in a letter to the first answer, on a slow phone. */
export async function slowPhoneBench(): Promise<Verdict> {
  return withProduct(async (product) => {
    const browser = await chromium.launch({
      executablePath: findBrowser() ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const seen: Awaited<ReturnType<typeof visit>>[] = [];
      for (const address of await addresses(product)) seen.push(await visit(browser, address));
      const of = (step: keyof (typeof seen)[number]) =>
        Math.round(median(seen.map((one) => one[step])));
      const steps = (['painted', 'information', 'question', 'answered'] as const).map(
        (step) => `${step} ${of(step)} ms`,
      );
      return {
        name: 'The first answer on a slow phone',
        lines: [
          `${steps.join(', ')} (at most ${most}); ${Math.round(of('loaded') / 1000)} KB loaded`,
        ],
        pass: of('answered') <= most,
      };
    } finally {
      await browser.close();
    }
  });
}

/** A link each, so that everybody comes for the first time. */
async function addresses(product: Product): Promise<string[]> {
  const open = await findInvited(product, visits);
  return open.slice(0, visits).map(({ token }) => `${product.url}/testing?token=${token}`);
}
