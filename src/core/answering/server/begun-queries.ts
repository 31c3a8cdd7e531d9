import { and, eq } from 'drizzle-orm';
import type { DeviceKind } from '#core/answering/contract/rules/handover.ts';
import { begun } from '#core/answering/server/tables/handover.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Which } from './queries.ts';

export interface Begun {
  device: DeviceKind | null;
  /** In the company's time zone, YYYY-MM-DD. */
  day: string;
}

/** Notes on what device, and on what day, unsent answers were begun or last taken to. */
export async function noteBegun(
  { tx, brandId }: Scope,
  which: Which,
  { device, day }: Begun,
): Promise<void> {
  const { brandId: brand, questionaryId, participantId, subjectId } = begun;
  await tx
    .insert(begun)
    .values({ brandId, ...which, device, day })
    .onConflictDoUpdate({
      target: [brand, questionaryId, participantId, subjectId],
      set: { device, day },
    });
}

export async function findBegun(
  { tx, brandId }: Scope,
  { questionaryId, participantId, subjectId }: Which,
): Promise<Begun | undefined> {
  const [found] = await tx
    .select({ device: begun.device, day: begun.day })
    .from(begun)
    .where(
      and(
        eq(begun.brandId, brandId),
        eq(begun.questionaryId, questionaryId),
        eq(begun.participantId, participantId),
        eq(begun.subjectId, subjectId),
      ),
    );
  return found;
}
