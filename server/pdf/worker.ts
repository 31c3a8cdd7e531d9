import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fromRoot } from '#server/root.ts';

/** Runs in a thread of its own: sets a template with Typst, so that the server goes on answering. */

/** `data` is JSON the template reads; `createdAt` (ISO 8601) is the only time in the file. */
export type Task = { template: string; data: string; createdAt: string };

const templates = fromRoot('server/pdf/templates');
const fonts = [
  'inter/400Regular',
  'inter/500Medium',
  'inter/600SemiBold',
  'noto-emoji/400Regular',
].map((font) => fromRoot(`node_modules/@expo-google-fonts/${font}`));

/** A workspace with nothing but templates in it: Typst can read whatever lies there. */
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: fonts }] });

/** Results of older documents that the compiler may keep; more would only cost memory. */
const keptDocuments = 1;

export function compile({ template, data, createdAt }: Task): Uint8Array {
  // User text travels as data, never as Typst source, so none of it is ever run as markup.
  const compiled = compiler.compile({
    mainFilePath: `${templates}/${template}`,
    inputs: { data },
  });
  if (!compiled.result) throw new Error(`${template}: ${reasonOf(compiled)}`);
  const bytes = toPdf(compiled.result, Math.floor(Date.parse(createdAt) / 1000));
  compiler.evictCache(keptDocuments);
  return new Uint8Array(bytes);
}

/** PDF/UA refuses signs without a glyph and empty headings; such a text must not cost the report. */
function toPdf(
  document: NonNullable<ReturnType<NodeCompiler['compile']>['result']>,
  creationTimestamp: number,
): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp });
  } catch (error) {
    if (!String(error).includes('PDF/UA-1 error')) throw error;
    return compiler.pdf(document, { creationTimestamp });
  }
}

function reasonOf(compiled: ReturnType<NodeCompiler['compile']>): string {
  const diagnostics = compiled.takeDiagnostics();
  return JSON.stringify(diagnostics ? compiler.fetchDiagnostics(diagnostics) : 'no result');
}
