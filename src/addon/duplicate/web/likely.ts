import type { Twin } from '#addon/duplicate/contract/twin.ts';

const weight = ({ useList }: Twin): number => useList.reduce((sum, { count }) => sum + count, 0);
const isOver = ({ hasLeft, isArchived }: Twin): boolean => hasLeft || isArchived;

/** Which of two is proposed to stay: the one that is in use, then the one on which more hangs. */
export function likelyStays(one: Twin, other: Twin): string {
  if (isOver(one) !== isOver(other)) return isOver(one) ? other.id : one.id;
  return weight(other) > weight(one) ? other.id : one.id;
}
