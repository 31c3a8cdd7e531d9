import type { Issue } from '#platform/contract/call/issues.ts';
import { invalid } from '#platform/server/shared/errors.ts';

/** Runs a statement. A violation of this unique index becomes 400 at the field. */
export async function orTaken<R>(index: string, issue: Issue, write: () => Promise<R>): Promise<R> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } =
      (error as { cause?: { code?: string; constraint?: string } }).cause ?? {};
    if (code === '23505' && constraint === index) throw invalid(issue);
    throw error;
  }
}
