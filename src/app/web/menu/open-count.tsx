import { useQuery } from '@tanstack/react-query';
import { useSession } from '#core/account/web/session/session.ts';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import './open-count.css';
import { isToDo } from './open-tasks.ts';

/** How many people wait for one's answers (rule 62), with what else there is to do (rule 137). */
export function OpenCount() {
  const { openAssignments } = useSession().user;
  // The same question as that of the block on the page: they share its answer.
  const tasks = useQuery(partQuery(getTasks)).data?.data ?? [];
  const count = openAssignments + tasks.filter(isToDo).length;
  return count > 0 && <span className="shell-count">{count}</span>;
}
