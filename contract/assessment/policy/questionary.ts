import type { Allowed } from '#contract/platform/call/policy.ts';
import { type QuestionaryStatus, questionaryStatuses } from '#contract/platform/rules/methods.ts';

/** What may be done with a questionary, in the menu's order (rule 20). */
export const questionaryPolicy = {
  update: { needs: 'questionary_questionary_update', in: ['created', 'inwork'] },
  duplicate: { needs: 'questionary_questionary_duplicate', in: questionaryStatuses },
  toWork: { needs: 'questionary_questionary_statusupdate', in: ['created'] },
  archive: { needs: 'questionary_questionary_statusupdate', in: ['created', 'inwork', 'done'] },
  delete: { needs: 'questionary_questionary_delete', in: ['created'] },
  remind: { needs: 'questionary_questionary_statusupdate', in: ['inwork'] },
  inviteAgain: { needs: 'questionary_questionary_statusupdate', in: ['inwork'] },
  makeInterim: { needs: 'questionary_partialreport__invoke', in: ['inwork'] },
} as const satisfies Record<string, Allowed<QuestionaryStatus>>;
export type QuestionaryVerb = keyof typeof questionaryPolicy;
export const questionaryVerbs = /* @__PURE__ */ Object.keys(questionaryPolicy) as QuestionaryVerb[];
