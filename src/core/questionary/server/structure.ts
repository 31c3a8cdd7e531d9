import {
  methods,
  questionaryStatuses,
  questionaryTypes,
  repeatTypes,
  reviewerRoles,
} from '#platform/contract/rules/methods.ts';
import type { T, TextKey } from '#platform/texts/t.ts';

/** The field's words as dictionary entries, in display order. */
export function namedWords(t: T) {
  const named = <W extends string, K extends TextKey>(words: readonly W[], key: (word: W) => K) =>
    words.map((id) => ({ id, name: (t as (key: TextKey) => string)(key(id)) }));
  return {
    participantTypeCollection: named(reviewerRoles, (type) => `reviewerRole.${type}`),
    questionaryMethodCollection: methods.map((id) => ({ id, name: id })),
    questionaryStatusCollection: named(questionaryStatuses, (one) => `questionaryStatus.${one}`),
    questionaryTypeCollection: named(questionaryTypes, (type) => `questionaryType.${type}`),
    questionaryPeriodTypeCollection: named(repeatTypes, (type) => `repeatType.${type}`),
  };
}
