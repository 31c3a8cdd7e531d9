import { manySubjects } from '#contract/assessment/cycle/cycle-subjects.ts';
import { cycleSubjectPolicy } from '#contract/assessment/policy/cycle.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { Failure } from '#server/platform/shared/errors.ts';
import { changeSubjects } from './change-subjects.ts';

export const routes: Route[] = [
  on(manySubjects)((call) => {
    if (!call.actor.permissions.has(cycleSubjectPolicy[call.body.action].needs)) {
      throw new Failure('forbidden');
    }
    return changeSubjects(call);
  }),
];
