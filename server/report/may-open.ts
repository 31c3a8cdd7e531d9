import { seesAllReports } from '#contract/access.ts';
import type { Actor } from '#server/http/call.ts';

/** Whose reports somebody may open: everybody's, or these employees' (decision 12). */
export type Readable = 'everybody' | readonly string[];

/** HR and admins everybody's, managers their own and their subordinates', employees their own. */
export function readableSubjects(
  actor: Pick<Actor, 'roles' | 'employeeId' | 'subordinateIds'>,
): Readable {
  if (seesAllReports(actor.roles)) return 'everybody';
  return actor.employeeId ? [actor.employeeId, ...actor.subordinateIds] : actor.subordinateIds;
}

export const mayOpen = (actor: Actor, subjectId: string): boolean => {
  const readable = readableSubjects(actor);
  return readable === 'everybody' || readable.includes(subjectId);
};
