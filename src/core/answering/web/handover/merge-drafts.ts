import type { Draft } from '#core/answering/web/draft/draft.ts';

/** Whose answer stays where a question has been answered on both devices. */
export type Preferred = 'theirs' | 'own';

/**
 * The answers of both devices as one sheet, which keeps the number of the one that was handed over: sent from both,
 * it is saved once. It goes on at the first question that nobody has answered.
 */
export function mergeDrafts(own: Draft | undefined, theirs: Draft, preferred: Preferred): Draft {
  if (!own) return theirs;
  const [less, more] = preferred === 'theirs' ? [own, theirs] : [theirs, own];
  const answers = { ...less.answers, ...more.answers };
  const at = theirs.order.find((id) => !(id in answers)) ?? theirs.at;
  return { ...theirs, answers, at };
}
