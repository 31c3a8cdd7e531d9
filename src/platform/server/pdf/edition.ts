import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { onceEach } from '#platform/server/shared/once-each.ts';
import { fromRoot } from '#platform/server/shared/root.ts';
import type { PaperBrand } from './brand.ts';
import { filesIn } from './fonts.ts';

const isSource = import.meta.url.endsWith('.ts');
const templates = 'src/platform/server/pdf/templates';

/**
 * The program that sets reports. A built worker names its parts by their content, and package.json
 * its libraries by their versions; sources may change at any time, so each process is another
 * program.
 */
const program = isSource
  ? randomUUID()
  : digest(
      [
        'dist/server/app/server/paper-worker.js',
        'package.json',
        ...readdirSync(fromRoot(templates)).map((name) => `${templates}/${name}`),
      ].map((path) => readFileSync(fromRoot(path), 'utf8')),
    );

/** What goes into a PDF besides the report, the language and the voice. */
export function editionOf(
  { name, logo, timeZone, previous }: PaperBrand & { timeZone: string; previous: unknown },
  fontsDir: string | undefined,
): string {
  return digest([
    program,
    fontsDir ? fontsIn(fontsDir) : '',
    name,
    Buffer.from(logo ?? '').toString('base64'),
    timeZone,
    JSON.stringify(previous),
  ]);
}

/** The fonts as they were when the first PDF was asked for: after changing them the operator starts the product anew. */
const fontsIn = onceEach((folder: string) =>
  digest(
    filesIn(folder).map((file) => createHash('sha256').update(readFileSync(file)).digest('hex')),
  ),
);

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
