import type { RaterList } from '#core/cycle/contract/raters.ts';
import { leastOf, mostIn } from '#core/cycle/contract/rules/rater-list.ts';
import { anonymousTypes } from '#platform/contract/rules/methods.ts';
import { type Chosen, isChanged, ofType, type Sent, sentList } from './chosen.ts';

type Since = { list: readonly Chosen[]; sent: Sent; saved: RaterList };

/** Whether what the server said of a list at this place is no longer so, as the list was changed since. */
export function isMended(path: string, { list, sent, saved }: Since): boolean {
  if (path === 'raterList') {
    return list.some(({ type }) => !saved.isBound || type !== 'supervisor');
  }
  const refused = sent[Number(/^raterList\.(\d+)\./.exec(path)?.[1])];
  if (refused) return !list.some(({ id, type }) => id === refused.id && type === refused.type);
  const now = sentList(list, saved);
  const role = anonymousTypes.find((type) => path === `raterList.${type}`);
  if (!role) return isChanged(now, sent);
  const count = ofType(list, role).length;
  const isFine = count === 0 || (count >= leastOf(role, saved) && count <= mostIn(role, saved));
  return isFine && isChanged(ofType(now, role), ofType(sent, role));
}
