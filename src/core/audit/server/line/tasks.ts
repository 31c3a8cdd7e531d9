import { listBrandsWith } from '#core/company/server/queries.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import type { TaskOf } from '#platform/server/jobs/tasks.ts';
import { tryEach } from '#platform/server/jobs/try-each.ts';
import { appendLines } from './append.ts';
import { linesOf } from './lines.ts';
import {
  findOldestWaiting,
  hasLines,
  listEntries,
  lockLines,
  markDue,
  noteWritten,
} from './queries.ts';

const most = 1000;

/**
 * Writes what is new in every company's activity log where the operator wants it (rule 185): each entry at least once,
 * in order. What can't be written waits for the next minute.
 */
export const writeAuditLines: TaskOf<'write-audit-lines'> = async (context) => {
  const { database, config } = context;
  if (!config.auditLines) return;
  const brands = await listBrandsWith(database, hasLines);
  try {
    await tryEach(brands, async ({ id }) => {
      while (await writeSome(context, config.auditLines ?? '', id));
    });
  } finally {
    await alertOfSilence(context);
  }
};

const [minute, hour] = [60 * 1000, 60 * 60 * 1000];
const mostWait = 15 * minute;

/** The log says once an hour that entries wait for longer than they should (rule 201). */
async function alertOfSilence(context: Context): Promise<void> {
  const waits = ((await waitOfLines(context)) ?? 0) * 1000;
  if (waits < mostWait || (waits - mostWait) % hour >= minute) return;
  const since = new Date(context.now().getTime() - waits);
  context.log.error({ since }, 'entries of the activity log are not written to AUDIT_LINES');
}

/** For how many seconds the oldest entry has waited to be written; null where no lines are. */
export async function waitOfLines({ database, now, config }: Context): Promise<number | null> {
  if (!config.auditLines) return null;
  const oldest = await findOldestWaiting(database);
  return oldest ? Math.max(0, now().getTime() - oldest.getTime()) / 1000 : 0;
}

/** Writes some entries as lines. Returns whether there may be more. */
const writeSome = ({ database }: Context, place: string, brandId: string): Promise<boolean> =>
  withBrand({ database, brandId }, async (scope) => {
    const { company, ...bounds } = await lockLines(scope);
    const entries = await listEntries(scope, bounds, most);
    const last = entries.at(-1);
    if (!last) {
      await markDue(scope);
      return false;
    }
    await appendLines(place, linesOf(company, entries));
    await noteWritten(scope, last.id);
    return true;
  });
