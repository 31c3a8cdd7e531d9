import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { reportPaper } from '#core/report/server/paper/paper.ts';
import { createPdf } from '#platform/server/pdf/render.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import { speak } from '#platform/texts/speak.ts';
import { paperFor } from '#test/file/paper-for.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { quantile, timeInTurns } from '../set-up/with-server.ts';
import { reportPage } from './report-page.ts';

/**
 * The PDF of a six-page report, compared with the same content printed by a warm headless Chromium.
 */

const [warmUps, rounds] = [3, 15];
/** In ms: Chromium ends what has printed after it has answered, and our processes give way to all others. */
const rest = 300;
const highestRatio = 0.13;

/** The fonts our own report is set in. */
const fontFaces = (
  [
    ['Golos Text', 400, 'golos-text/400Regular/GolosText_400Regular.ttf'],
    ['Golos Text', 500, 'golos-text/500Medium/GolosText_500Medium.ttf'],
    ['Golos Text', 600, 'golos-text/600SemiBold/GolosText_600SemiBold.ttf'],
    ['Inter', 400, 'inter/400Regular/Inter_400Regular.ttf'],
    ['Noto Emoji', 400, 'noto-emoji/400Regular/NotoEmoji_400Regular.ttf'],
  ] as const
)
  .map(([family, weight, path]) => {
    const { href } = pathToFileURL(fromRoot(`node_modules/@expo-google-fonts/${path}`));
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url('${href}')}`;
  })
  .join('');

export async function pdfBench(): Promise<{ name: string; lines: string[]; pass: boolean }> {
  // With windows, as the bound was set: the one without prints twice as fast.
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const pdf = createPdf();
  const directory = mkdtempSync(join(tmpdir(), 'pdf-bench-'));
  try {
    const [ours, browsers] = await timeInTurns(
      rounds,
      [
        (round) =>
          pdf.render('north', { content: contentOf(round), locale: 'ru', paperFor: paperFor() }),
        (round) => printPage(browser, join(directory, 'report.html'), contentOf(round)),
      ],
      { warmUps, rest },
    );
    return verdict(quantile(ours, 0.5), quantile(browsers, 0.5));
  } finally {
    await Promise.all([pdf.close(), browser.close()]);
    rmSync(directory, { recursive: true });
  }
}

function verdict(ours: number, browsers: number) {
  const ratio = ours / browsers;
  return {
    name: 'PDF of a six-page report',
    lines: [
      `ours, warm median: ${ours.toFixed(0)} ms`,
      `Chromium, warm median: ${browsers.toFixed(0)} ms`,
      `ratio: ${ratio.toFixed(3)} (at most ${highestRatio.toFixed(3)})`,
    ],
    pass: ratio <= highestRatio,
  };
}

/**
 * Prints as a service would: the browser keeps running and each report gets its own context. The
 * fonts come from files, as ours do.
 */
async function printPage(browser: Browser, file: string, content: ReportContent): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const paper = reportPaper(content, 'ru', speak.ru, paperFor());
  writeFileSync(file, reportPage(paper, fontFaces));
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({
    format: 'A4',
    tagged: true,
    displayHeaderFooter: true,
    footerTemplate: '<span class="pageNumber"></span> / <span class="totalPages"></span>',
  });
  await context.close();
}

/** Another person's report each time: names, marks and answers differ, and no words of the company's. */
function contentOf(round: number): ReportContent {
  const sample = sampleReport({ number: round, subject: `Щербакова-Лебедева Алёна ${round}` });
  return {
    ...withOtherMarks(sample, round),
    participantProgressList: sample.participantProgressList.map((each) => ({
      ...each,
      name: `${each.name} ${round}`,
    })),
    commonQuestionAnswerList: sample.commonQuestionAnswerList.map((question) => ({
      ...question,
      answers: question.answers.map((each) => ({
        ...each,
        data: each.data?.map((text) => turned(text, round)),
      })),
    })),
  };
}

/** Each by up to a fifth, within the scale. */
function withOtherMarks(content: ReportContent, round: number): ReportContent {
  let at = 0;
  return JSON.parse(JSON.stringify(content), (key, value) => {
    if (typeof value !== 'number' || !/mark$/i.test(key)) return value;
    at += 1;
    return Math.min(5, Math.max(1, value + (((round * 7 + at * 5) % 9) - 4) / 20));
  });
}

/** The same words, beginning with another one. */
function turned(text: string, by: number): string {
  const words = text.split(' ');
  const first = by % words.length;
  return [...words.slice(first), ...words.slice(0, first)].join(' ');
}
