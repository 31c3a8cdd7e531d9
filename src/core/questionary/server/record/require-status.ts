import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import { requireBy } from '#platform/server/shared/require-by.ts';

const at = <Key extends string>(key: Key) => ({ path: 'status', key });

/** 409 unless the questionary's status allows this. Every status allows duplicating. */
export const requireStatus = requireBy(questionaryPolicy, {
  update: at('questionaryMessages.notEditable'),
  toWork: at('questionaryMessages.onlyCreatedToWork'),
  complete: at('questionaryMessages.completeInWork'),
  archive: at('questionaryMessages.alreadyArchived'),
  delete: at('questionaryMessages.onlyCreatedDeleted'),
  remind: at('questionaryMessages.notInWork'),
  inviteAgain: at('questionaryMessages.notInWork'),
  excuse: at('questionaryMessages.excuseInWork'),
  makeInterim: at('questionaryMessages.interimInWork'),
});
