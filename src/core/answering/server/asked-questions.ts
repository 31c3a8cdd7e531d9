import type { Scope } from '#platform/server/db/scope.ts';
import type { AskedQuestion } from './check-answers.ts';
import { listFrozenQuestions } from './queries.ts';

/** Enough for all questionaries that are being answered at one time. */
const mostKept = 200;
const kept = new Map<string, AskedQuestion[]>();

/**
 * The frozen questions of a questionary in work. They never change, so they are cached. The most
 * recently used stay, the oldest are dropped.
 */
export async function getAskedQuestions(
  scope: Scope,
  questionaryId: string,
): Promise<AskedQuestion[]> {
  const key = `${scope.brandId}:${questionaryId}`;
  const asked = kept.get(key) ?? (await listFrozenQuestions(scope, questionaryId));
  kept.delete(key);
  kept.set(key, asked);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest) kept.delete(oldest);
  return asked;
}
