import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const source = readFileSync(
  fileURLToPath(import.meta.resolve('html_codesniffer/build/HTMLCS.js')),
  'utf8',
);

/** axe judges colours too, and `autocomplete` by today's standard: this one fails at a user name that is an e-mail. */
const leftToAxe = ['1_3_5', '1_4_3', '1_4_3_F24', '1_4_3_Contrast'];
/** The last question has no button that submits: Enter never sends (rule 60). */
const withoutSubmit = { code: 'H32.2', within: '.answering' };

/** The errors that HTML_CodeSniffer finds on the page as it is (WCAG 2.1 A and AA, decision 206). */
export async function sniffErrors(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(source);
  return page.evaluate(findErrors, { leftToAxe, withoutSubmit });
}

interface Message {
  type: number;
  code: string;
  element: Element;
}
interface Sniffer {
  HTMLCS_WCAG2AA: { sniffs: { include: string[] }[] };
  HTMLCS: {
    ERROR: number;
    process: (standard: string, page: Document, done: () => void, failed: () => void) => void;
    getMessages: () => Message[];
  };
}
interface Wanted {
  leftToAxe: string[];
  withoutSubmit: { code: string; within: string };
}

/** Runs in the page. */
async function findErrors({ leftToAxe, withoutSubmit }: Wanted): Promise<string[]> {
  const { HTMLCS, HTMLCS_WCAG2AA } = window as unknown as Sniffer;
  for (const sniff of HTMLCS_WCAG2AA.sniffs)
    sniff.include = sniff.include.filter(
      (name) => !leftToAxe.some((left) => name.endsWith(`.${left}`)),
    );
  await new Promise<void>((done, failed) =>
    HTMLCS.process('WCAG2AA', document, done, () => failed(new Error('It was not sniffed'))),
  );
  const { code: noSubmit, within } = withoutSubmit;
  return HTMLCS.getMessages()
    .filter(({ type }) => type === HTMLCS.ERROR)
    .filter(({ code, element }) => !(code.endsWith(noSubmit) && element.closest(within)))
    .map(({ code, element }) => `${code} at ${element.outerHTML.slice(0, 120)}`);
}
