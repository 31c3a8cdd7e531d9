import { useSession } from '#web/platform/session/session.ts';
import './open-count.css';

/** How many people wait for one's answers (rule 62). */
export function OpenCount() {
  const { openAssignments } = useSession().user;
  return openAssignments > 0 && <span className="shell-count">{openAssignments}</span>;
}
