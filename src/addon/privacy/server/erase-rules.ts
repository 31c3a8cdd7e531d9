import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';

/**
 * Why somebody can't be erased (rule 114). `signsIn`: they left the directory and are a user still. `leftLately`: their
 * names guard anonymous reports for 30 days. `isBound`: so does
 * who was asked about whom. `until`: the first day on which that is over.
 */
export type Hindrance =
  | { why: 'erased' | 'worksHere' | 'signsIn' | 'isOpen' | 'leftLately' }
  | { why: 'isBound'; until: string };

type Asked = ReportContent['participantProgressList'];

/** Somebody whose name a report gives up, and the names under which they may stand there. */
export interface Nameless {
  type: ReviewerRole;
  nameList: readonly string[];
}

/**
 * The list with `word` for each of these people, once: of two namesakes in a role one is left. The word
 * stands last among its role, as its place would tell the first letter.
 */
export function withoutNames(asked: Asked, people: readonly Nameless[], word: string): Asked {
  const gone = new Set<number>();
  for (const { type, nameList } of people) {
    const at = asked.findIndex(
      (one, place) => !gone.has(place) && one.type === type && nameList.includes(one.name),
    );
    if (at >= 0) gone.add(at);
  }
  const types = [...new Set(asked.map(({ type }) => type))];
  const kept = asked.map((one, at) => (gone.has(at) ? { type: one.type, name: word } : one));
  return types.flatMap((type) => {
    const isOfType = (_: unknown, at: number) => asked[at]?.type === type;
    const named = kept.filter((one, at) => isOfType(one, at) && !gone.has(at));
    return [...named, ...kept.filter((one, at) => isOfType(one, at) && gone.has(at))];
  });
}
