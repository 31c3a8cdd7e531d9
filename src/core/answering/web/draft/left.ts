import type { QuestionCounts } from '#core/questionary/contract/rules/answering-time.ts';
import { readDraft } from './draft.ts';
import { type DraftPlace, readKept } from './draft-storage.ts';
import { sendable } from './steps.ts';

/** How many questions of each kind this device has no answer to yet: from these follows how long it still takes. */
export function leftOf(
  place: DraftPlace,
  { ratingCount, textCount }: QuestionCounts,
): QuestionCounts {
  const given = Object.values(readDraft(readKept(place))?.answers ?? {});
  const ratings = given.filter((one) => typeof one === 'number').length;
  const texts = given.filter((one) => typeof one === 'string' && sendable(one) !== '').length;
  return {
    ratingCount: Math.max(0, ratingCount - ratings),
    textCount: Math.max(0, textCount - texts),
  };
}
