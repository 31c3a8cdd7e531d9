import { sql } from 'drizzle-orm';
import { anonymousTypes } from '#platform/contract/rules/methods.ts';
import { textList } from '#platform/server/db/listed.ts';
import { approverOf, worksHereAs } from './approver-queries.ts';

/** Of fewer nobody but HR hears that somebody can't assess: they would know who (rule 137a). */
const fewestToTell = 3;

/**
 * Roles of the questionary `q` about `s` in which somebody has declined or was excused and too few are left, with how many
 * were asked. Neither who nor how many dropped out leaves it.
 */
export const lackingRoles = sql`
  select a.type as role, count(*) as asked from assignment a
  where a.brand_id = q.brand_id and a.questionary_id = q.id and a.subject_id = s.employee_id
    and a.type in ${textList(anonymousTypes)}
  group by a.type
  having count(a.declined) > 0
    and count(*) - count(a.declined) < least(
      (c.limits -> a.type ->> 'min')::int,
      case when a.type = 'subordinate' then (select nullif(count(*), 0) from employee_leader l
        join employee b on b.brand_id = l.brand_id and b.id = l.employee_id
        where l.brand_id = s.brand_id and l.leader_id = s.employee_id and ${worksHereAs('b')})
      end)`;

/** Of such a role `lacking` the approver may hear. */
export const mayBeTold = sql`lacking.asked >= ${fewestToTell}`;

/** Of such a role nobody but HR hears: nobody else approves the list, or too few were asked (rule 137a). */
export const onlyHrHears = sql`(${approverOf} is null or not ${mayBeTold})`;
