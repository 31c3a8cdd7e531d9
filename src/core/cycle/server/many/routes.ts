import { manySubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { cycleSubjectPolicy } from '#core/cycle/contract/policy/cycle.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { changeSubjects } from './change-subjects.ts';

export const routes: Route[] = [
  on(manySubjects)((call) => {
    if (!call.actor.permissions.has(cycleSubjectPolicy[call.body.action].needs)) {
      throw new Failure('forbidden');
    }
    return changeSubjects(call);
  }),
];
