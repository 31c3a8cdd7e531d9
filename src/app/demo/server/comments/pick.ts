import type { Random } from '#app/demo/server/random.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';

/** The three open questions of a new brand, in their order. */
export const openQuestions = ['continue', 'start', 'stop'] as const;

/** What is said, by question and by who says it. */
export type Comments = Record<
  (typeof openQuestions)[number],
  Record<ReviewerRole, readonly string[]>
>;

/** What was said about somebody so far, over the years. */
export type CommentsSaid = Map<string, Set<string>>;

/**
 * Picks comments for one questionary, each at most once, and rather those that nobody has made about
 * the person before. An empty one when there is nothing left to say.
 */
export function commentPicker(comments: Comments, said: CommentsSaid, random: Random) {
  const left = new Map<readonly string[], string[]>();
  return (subjectId: string, type: ReviewerRole, question: number): string => {
    const asked = openQuestions[question];
    if (!asked) return '';
    const all = comments[asked][type];
    const deck = left.get(all) ?? random.some(all, all.length);
    const before = said.get(subjectId) ?? new Set();
    const [picked = ''] = [...deck.filter((text) => !before.has(text)), ...deck];
    left.set(
      all,
      deck.filter((text) => text !== picked),
    );
    said.set(subjectId, before.add(picked));
    return picked;
  };
}
