import { and, desc, eq } from 'drizzle-orm';
import { standing } from '#core/report/server/archive/queries.ts';
import { reportArchive } from '#core/report/server/tables/report.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** The person's own file, which is an archive of the reports about them with their data beside it. */

const isOwn = ({ brandId }: Scope, membershipId: string) =>
  and(
    eq(reportArchive.brandId, brandId),
    eq(reportArchive.membershipId, membershipId),
    eq(reportArchive.kind, 'myData'),
  );

/** The file that was asked for last, while it stands. */
export async function findOwnFile(scope: Scope, membershipId: string, now: Date) {
  const [row] = await scope.tx
    .select()
    .from(reportArchive)
    .where(and(isOwn(scope, membershipId), standing(now)))
    .orderBy(desc(reportArchive.createdAt))
    .limit(1);
  return row;
}

export async function deleteOwnFiles(scope: Scope, membershipId: string): Promise<void> {
  await scope.tx.delete(reportArchive).where(isOwn(scope, membershipId));
}
