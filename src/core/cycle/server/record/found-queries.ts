import { type SQL, sql } from 'drizzle-orm';
import type { getSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import { idList } from '#platform/server/db/listed.ts';
import { holdsWords } from '#platform/server/db/search.ts';
import { approverOf } from './approver-queries.ts';
import { lackingRoles } from './lacking-queries.ts';
import { stageOf, subjectsAtWork, waitsForRaters } from './stage-queries.ts';

/** What the board of a cycle is narrowed by. */
export interface BoardAsked extends Pick<Query<typeof getSubjects>, 'q' | 'filterList'> {
  /** Who asks. A search by raters never finds their own list (rule 127). */
  readerId: string | null;
}

interface Place {
  brandId: string;
  cycleId: string;
  now: Date;
}

const someOf = (column: SQL, ids: readonly string[] | undefined): SQL =>
  ids ? sql`${column} in ${idList(ids)}` : sql`true`;

/**
 * The people of a cycle whom search and filters find, each with `stage`; that of stages is left to the
 * caller, as their numbers are counted beside it. `more`: further columns of `s`, `e`, `q`, `r` and what is `beside`
 * them. The cycle itself is joined only where a filter asks for it.
 */
export function foundSubjects(
  { brandId, cycleId, now }: Place,
  { q, filterList = {}, readerId }: BoardAsked,
  more: SQL = sql``,
  beside: SQL = sql``,
): SQL {
  const { subdivision, position, approver, problem, replace, employee, rater } = filterList;
  return sql`
    select s.employee_id, ${stageOf(now)} as stage ${more}
    from ${subjectsAtWork}
    ${approver || replace ? sql`join cycle c on c.brand_id = s.brand_id and c.id = s.cycle_id` : sql``}
    join employee e on e.brand_id = s.brand_id and e.id = s.employee_id
    ${beside}
    where s.brand_id = ${brandId} and s.cycle_id = ${cycleId}
      and ${q ? holdsWords(sql`e.search_text`, q) : sql`true`}
      and ${someOf(sql`e.subdivision_id`, subdivision)}
      and ${someOf(sql`e.position_id`, position)}
      and ${someOf(sql`e.id`, employee)}
      and ${rater ? isRatedBy(rater, readerId) : sql`true`}
      and ${problem ? sql`s.state = 'ready' and s.problem is not null and not ${waitsForRaters}` : sql`true`}
      and ${replace ? isLacking(readerId) : sql`true`}
      and ${approver ? isApprovedBy(approver) : sql`true`}`;
}

/** Whether one of these raters stands on the list of `s`, while lists are made. */
const isRatedBy = (raters: readonly string[], readerId: string | null): SQL => sql`
  s.employee_id is distinct from ${readerId} and exists (
  select from cycle_rater l where l.brand_id = s.brand_id and l.cycle_id = s.cycle_id
    and l.subject_id = s.employee_id and ${someOf(sql`l.employee_id`, raters)})`;

/** Whether a rater of theirs is to be replaced; nobody reads that of themself (rule 129a). */
const isLacking = (readerId: string | null): SQL => sql`
  s.employee_id is distinct from ${readerId} and q.status = 'inwork' and exists (${lackingRoles})`;

/** `hr`: those whose list waits, now or once it is sent, and that nobody else may approve. */
function isApprovedBy(approvers: readonly string[]): SQL {
  const ids = approvers.filter((one) => one !== 'hr');
  const some = [
    ...(ids.length > 0 ? [someOf(approverOf, ids)] : []),
    ...(approvers.includes('hr') ? [sql`c.approved_by <> 'nobody' and ${approverOf} is null`] : []),
  ];
  return sql`s.state in ('choosing', 'approval', 'ready') and (${sql.join([sql`false`, ...some], sql` or `)})`;
}
