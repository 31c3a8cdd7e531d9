import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { questionary } from '#core/questionary/server/tables/questionary.ts';
import type { Readable } from '#core/questionary/server/work/reader-rules.ts';
import type { ReportSharing } from '#core/report/contract/rules/sharing.ts';
import { report } from '#core/report/server/tables/report.ts';

type Columns = Record<'employeeId' | 'leaderAt' | 'releasedAt', AnyPgColumn>;

/** A condition: the person with this id is one of these. */
export const isOneOf = (id: AnyPgColumn, ids: readonly string[]): SQL =>
  sql`${id} = any(${sql.param(ids)}::uuid[])`;

/**
 * The reports that somebody may open now. This is the only place that says so, and every call that touches reports asks
 * it: what isn't open to somebody is not there for them (rule 133).
 */
export const isOpenTo = (
  { subjects, ownId, since }: Readable,
  table: Columns = report,
): SQL | undefined =>
  and(
    subjects === 'everybody' ? undefined : isOneOf(table.employeeId, subjects),
    ownId === null ? undefined : or(ne(table.employeeId, ownId), isNotNull(table.releasedAt)),
    since === 'made' ? undefined : isNotNull(table[since]),
  );

/** Joins the questionary of a report. */
export const ofQuestionary = and(
  eq(questionary.brandId, report.brandId),
  eq(questionary.id, report.questionaryId),
);

/** The columns that `toSharing` reads. */
export const sharingShown = {
  releasedAt: report.releasedAt,
  holdNote: report.holdNote,
  way: questionary.release,
  until: questionary.releaseOn,
};
type Shown = Pick<typeof report.$inferSelect, 'releasedAt' | 'holdNote'> &
  Pick<ReportSharing, 'way' | 'until'>;

/** Undefined where it is open. Why it is held is told to whoever reads reports as they are made. */
export const toSharing = (
  { releasedAt, holdNote, way, until }: Shown,
  { since }: Readable,
): ReportSharing | undefined =>
  releasedAt
    ? undefined
    : {
        state: holdNote === null ? 'waits' : 'held',
        way,
        until,
        holdNote: since === 'made' ? holdNote : null,
      };

/** Final reports that nobody has opened to their subjects. */
export const isClosed = and(eq(report.kind, 'final'), isNull(report.releasedAt));
