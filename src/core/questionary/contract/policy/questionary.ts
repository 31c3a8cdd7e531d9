import { type Allowed, always } from '#platform/contract/call/policy.ts';
import type { QuestionaryStatus } from '#platform/contract/rules/methods.ts';

interface Thing {
  status: QuestionaryStatus;
}
const at =
  (...statuses: QuestionaryStatus[]) =>
  ({ status }: Thing): boolean =>
    statuses.includes(status);

/** What may be done with a questionary, in the menu's order (rule 20). */
export const questionaryPolicy = {
  update: { needs: 'questionary_questionary_update', when: at('created', 'inwork') },
  duplicate: { needs: 'questionary_questionary_duplicate', when: always },
  toWork: { needs: 'questionary_questionary_statusupdate', when: at('created') },
  complete: { needs: 'questionary_questionary_statusupdate', when: at('inwork') },
  archive: { needs: 'questionary_questionary_statusupdate', when: at('created', 'inwork', 'done') },
  delete: { needs: 'questionary_questionary_delete', when: at('created') },
  remind: { needs: 'questionary_questionary_statusupdate', when: at('inwork') },
  inviteAgain: { needs: 'questionary_questionary_statusupdate', when: at('inwork') },
  excuse: { needs: 'questionary_questionary_statusupdate', when: at('inwork') },
  makeInterim: { needs: 'questionary_partialreport__invoke', when: at('inwork') },
} as const satisfies Record<string, Allowed<Thing>>;
export type QuestionaryVerb = keyof typeof questionaryPolicy;
export const questionaryVerbs = /* @__PURE__ */ Object.keys(questionaryPolicy) as QuestionaryVerb[];
