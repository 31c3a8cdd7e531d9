import { randomUUID } from 'node:crypto';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { commonQuestions } from './queries.ts';

const firstQuestions: Localized[] = [
  {
    ru: 'Что стоит продолжать делать?',
    en: 'What’s working well and should continue?',
  },
  { ru: 'Что стоит начать делать?', en: 'What’s worth starting?' },
  { ru: 'Что стоит перестать делать?', en: 'What’s worth stopping?' },
];

/** The three open questions of a new brand, all optional (rule 22). */
export async function insertFirstQuestions(
  scope: Scope,
  makeId: () => string = randomUUID,
): Promise<void> {
  await commonQuestions.insertAll(
    scope,
    firstQuestions.map((text, index) => ({
      id: makeId(),
      text,
      order: index + 1,
      type: 'text',
      isRequired: false,
    })),
  );
}
