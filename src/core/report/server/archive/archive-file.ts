import { once } from 'node:events';
import type { PassThrough, Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Options, ZipFile } from 'yazl';
import { reportFileName } from '#core/report/server/paper/file-name.ts';
import { type Batch, takeReport } from '#core/report/server/pdf/take-report.ts';
import type { ReportKey } from '#core/report/server/tables/report.ts';
import type { Context } from '#platform/server/context.ts';
import { undrawnIn } from '#platform/server/pdf/undrawn.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import type { T } from '#platform/texts/t.ts';
import { makeNames } from './file-names.ts';

interface Wanted extends Batch {
  reportList: readonly ReportKey[];
  /** Other files, which stand before the reports in the ZIP. */
  beside?: readonly { name: string; bytes: Uint8Array }[];
  /** The reports that are not tried again. */
  failedList: readonly ReportKey[];
  /** Says what a report is where its PDF is missing; '' where the report itself is gone. */
  nameOf: (of: ReportKey) => Promise<string>;
  t: T;
}

/**
 * The ZIP, put together while it is read: each PDF is taken when the one before has left. They are
 * stored as they are, since a PDF is compressed already. A text at the end names those that are
 * missing, another those that boxes stand in.
 */
export function archiveFile(context: Context, wanted: Wanted): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as PassThrough;
  fill(zip, out, context, wanted).catch((error: Error) => out.destroy(error));
  return out;
}

async function fill(zip: ZipFile, out: PassThrough, context: Context, wanted: Wanted) {
  const gone = new AbortController();
  out.once('close', () => gone.abort());
  const { reportList, failedList, beside = [], nameOf, t } = wanted;
  const left = new Set(failedList.map(placeOf));
  const nameFor = makeNames();
  const missing: string[] = [];
  const undrawn: string[] = [];
  const addPdf = (name: string, bytes: Uint8Array, options?: Partial<Options>) => {
    const count = undrawnIn(bytes);
    if (count > 0) undrawn.push(`${name}: ${count}`);
    zip.addBuffer(Buffer.from(bytes), name, options);
  };
  for (const { name, bytes } of beside) {
    if (name.endsWith('.pdf')) addPdf(nameFor(name), bytes);
    else zip.addBuffer(Buffer.from(bytes), nameFor(name));
  }
  for (const of of reportList) {
    const taken = left.has(placeOf(of)) ? undefined : await take(context, wanted, of);
    if (gone.signal.aborted) return;
    if (taken) {
      const options = { mtime: new Date(taken.content.createdAt), compress: false };
      addPdf(nameFor(reportFileName(taken.content)), taken.file, options);
    } else missing.push(await nameOf(of));
    await drained(out, gone.signal);
  }
  addNote(zip, t('archiveFile.missingName'), t('archiveFile.missing'), missing.filter(Boolean));
  addNote(zip, t('archiveFile.undrawnName'), t('archiveFile.undrawn'), undrawn);
  zip.end();
}

function addNote(zip: ZipFile, name: string, heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  zip.addBuffer(Buffer.from(`\ufeff${[heading, ...lines].join('\r\n')}\r\n`), name);
}

/** Undefined where it cannot be made. Anything else that goes wrong ends the download. */
async function take(context: Context, archived: Batch, of: ReportKey) {
  try {
    return await takeReport(context, archived, of);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

const placeOf = ({ questionaryId, employeeId }: ReportKey) => `${questionaryId} ${employeeId}`;

/** Waits until the reader has taken what is written. */
async function drained(out: PassThrough, signal: AbortSignal): Promise<void> {
  await nextTurn();
  if (out.writableNeedDrain && !signal.aborted)
    await once(out, 'drain', { signal }).catch(() => {});
}
