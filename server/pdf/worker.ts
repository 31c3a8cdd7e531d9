import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ReportContent } from '#contract/report-content.ts';
import { speak } from '#i18n/speak.ts';
import type { Locale } from '#i18n/t.ts';
import { fromRoot } from '#server/root.ts';
import { toPrintableJson } from './clean.ts';
import { reportPaper } from './paper.ts';

/** Runs in a thread of its own: words and sets a report, so that the server goes on answering. */
export type Task = { content: ReportContent; locale: Locale; timeZone: string };

const templates = fromRoot('server/pdf/templates');
const fonts = ['inter/400Regular', 'inter/500Medium', 'inter/600SemiBold', 'noto-emoji/400Regular'];
const fontPaths = fonts.map((font) => fromRoot(`node_modules/@expo-google-fonts/${font}`));

/** A workspace with nothing but templates in it: Typst can read whatever lies there. */
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths }] });

/** Results of older documents that the compiler may keep; more would only cost memory. */
const keptDocuments = 1;

export function setReport({ content, locale, timeZone }: Task): Uint8Array {
  const paper = reportPaper(content, locale, speak[locale], timeZone);
  const compiled = compiler.compile({
    mainFilePath: `${templates}/report.typ`,
    // What people wrote travels as data, never as Typst source, so none of it is ever run.
    inputs: { data: toPrintableJson(paper) },
  });
  try {
    if (!compiled.result) throw new Error(`report.typ: ${reasonOf(compiled)}`);
    // The only time in the file; with the machine's own, no two files would be equal.
    return toPdf(compiled.result, Math.floor(Date.parse(content.createdAt) / 1000));
  } finally {
    compiler.evictCache(keptDocuments);
  }
}

type Compiled = ReturnType<NodeCompiler['compile']>;

/** PDF/UA refuses signs without a glyph and empty headings; such a text must not cost the report. */
function toPdf(document: NonNullable<Compiled['result']>, creationTimestamp: number): Uint8Array {
  try {
    return Uint8Array.from(compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp }));
  } catch (error) {
    if (!String(error).includes('PDF/UA-1 error')) throw error;
    return Uint8Array.from(compiler.pdf(document, { creationTimestamp }));
  }
}

function reasonOf(compiled: Compiled): string {
  const diagnostics = compiled.takeDiagnostics();
  return JSON.stringify(diagnostics ? compiler.fetchDiagnostics(diagnostics) : 'no result');
}
