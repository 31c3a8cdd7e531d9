import type { Duplicate } from '#addon/duplicate/contract/duplicate.ts';

const weight = ({ useList }: Duplicate): number =>
  useList.reduce((sum, { count }) => sum + count, 0);
const isOver = ({ hasLeft, isArchived }: Duplicate): boolean => hasLeft || isArchived;

/** Which of two is proposed to stay: the one that is in use, then the one on which more hangs. */
export function likelyStays(one: Duplicate, other: Duplicate): string {
  if (isOver(one) !== isOver(other)) return isOver(one) ? other.id : one.id;
  return weight(other) > weight(one) ? other.id : one.id;
}
