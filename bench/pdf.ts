import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { speak } from '#i18n/speak.ts';
import { reportPaper } from '#server/pdf/paper.ts';
import { createPdf } from '#server/pdf/render.ts';
import { fromRoot } from '#server/root.ts';
import { sampleReport } from '#test/report-sample.ts';
import { reportPage } from './report-page.ts';

/** The PDF of a six-page report against the same content printed by a warm headless Chromium. */

const [warmUps, rounds] = [3, 15];
const highestRatio = 1 / 5;

export async function pdfBench(): Promise<{ name: string; lines: string[]; pass: boolean }> {
  const ours = await measureOurs();
  const chromiums = await measureChromium();
  const ratio = ours / chromiums;
  return {
    name: 'PDF of a six-page report',
    lines: [
      `ours, warm median: ${ours.toFixed(0)} ms`,
      `Chromium, warm median: ${chromiums.toFixed(0)} ms`,
      `ratio: ${ratio.toFixed(3)} (at most ${highestRatio.toFixed(3)})`,
    ],
    pass: ratio <= highestRatio,
  };
}

async function measureOurs(): Promise<number> {
  const pdf = createPdf();
  try {
    return await median((round) => pdf.render(contentOf(round), 'ru'));
  } finally {
    await pdf.close();
  }
}

async function measureChromium(): Promise<number> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    return await median(async (round) => {
      const paper = reportPaper(contentOf(round), 'ru', speak.ru, 'Europe/Moscow');
      await page.setContent(reportPage(paper, fontFace()));
      await page.evaluate(() => document.fonts.ready);
      await page.pdf({
        format: 'A4',
        tagged: true,
        displayHeaderFooter: true,
        footerTemplate: '<span class="pageNumber"></span> / <span class="totalPages"></span>',
      });
    });
  } finally {
    await browser.close();
  }
}

/** Another number and name each time, so that nobody answers from memory. */
const contentOf = (round: number) =>
  sampleReport({ number: round, subject: `Щербакова-Лебедева Алёна ${round}` });

async function median(run: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const start = performance.now();
    await run(round);
    if (round >= warmUps) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)]!;
}

function fontFace(): string {
  const file = 'node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';
  const data = readFileSync(fromRoot(file)).toString('base64');
  return `@font-face{font-family:Inter;src:url(data:font/ttf;base64,${data})}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { name, lines, pass } = await pdfBench();
  console.log([name, ...lines, pass ? 'pass' : 'FAIL'].join('\n'));
  process.exitCode = pass ? 0 : 1;
}
