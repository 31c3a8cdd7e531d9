import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '#server/platform/shared/root.ts';
import type { PaperFor } from './paper/paper.ts';

const isSource = import.meta.url.endsWith('.ts');
const templates = 'server/platform/pdf/templates';

/**
 * The program that sets reports. A built worker names its parts by their content, and package.json
 * its libraries by their versions; sources may change at any time, so each process is another
 * program.
 */
const program = isSource
  ? randomUUID()
  : digest(
      [
        'dist/server/platform/pdf/worker.js',
        'package.json',
        ...readdirSync(fromRoot(templates)).map((name) => `${templates}/${name}`),
      ].map((path) => readFileSync(fromRoot(path), 'utf8')),
    );

/** What goes into a PDF besides the report, the language and the voice. */
export const editionOf = ({ name, timeZone, previous }: Omit<PaperFor, 'voice'>): string =>
  digest([program, name, timeZone, JSON.stringify(previous)]);

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
