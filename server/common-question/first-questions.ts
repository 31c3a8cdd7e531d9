import { randomUUID } from 'node:crypto';
import type { Localized } from '#contract/call/fields.ts';
import type { Scope } from '#server/db/scope.ts';
import { insertCommonQuestions } from './queries.ts';

const firstQuestions: Localized[] = [
  {
    ru: 'Что этому человеку стоит продолжать делать?',
    en: 'What should this person keep doing?',
  },
  { ru: 'Что стоит начать делать?', en: 'What should this person start doing?' },
  { ru: 'Что стоит перестать делать?', en: 'What should this person stop doing?' },
];

/** The three open questions of a new brand, all optional (rule 22). */
export async function insertFirstQuestions(
  scope: Scope,
  makeId: () => string = randomUUID,
): Promise<void> {
  await insertCommonQuestions(
    scope,
    firstQuestions.map((text, index) => ({
      id: makeId(),
      text,
      position: index + 1,
      type: 'text',
      isRequired: false,
    })),
  );
}
