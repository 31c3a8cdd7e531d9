import { changeMany, type ManyOutcome } from '#core/questionary/contract/questionary-many.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { call } from '#platform/web/api/call.ts';

export type ManyAsked = BodyInput<typeof changeMany>;

/** So many at a time: often enough to show how far it is (decision 060). */
const pieceSize = 20;

interface Watching {
  /** How many have been tried. */
  onProgress: (count: number) => void;
  isStopped: () => boolean;
  /** In words: that it was stopped, or why a piece got no answer. */
  reasonOf: (error: unknown) => string;
}

/**
 * Does the action with all of them, piece after piece, and says what became of each. A piece
 * without an answer ends it, and so does stopping: the rest says so.
 */
export async function runMany(
  { idList, ...asked }: ManyAsked,
  { onProgress, isStopped, reasonOf }: Watching,
): Promise<ManyOutcome[]> {
  const outcomes: ManyOutcome[] = [];
  const withRest = (error: string) => [
    ...outcomes,
    ...idList.slice(outcomes.length).map((id) => ({ id, number: null, error })),
  ];
  while (outcomes.length < idList.length) {
    if (isStopped()) return withRest(reasonOf(undefined));
    const piece = idList.slice(outcomes.length, outcomes.length + pieceSize);
    try {
      const body = { ...asked, idList: piece };
      outcomes.push(...(await call(changeMany, { query: {}, body })).data);
    } catch (error) {
      return withRest(reasonOf(error));
    }
    onProgress(outcomes.length);
  }
  return outcomes;
}
