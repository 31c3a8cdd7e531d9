import { sql } from 'drizzle-orm';
import { anonymousTypes } from '#platform/contract/rules/methods.ts';
import { textList } from '#platform/server/db/listed.ts';
import { approverOf, worksHereAs } from './approver-queries.ts';

/** Where fewer were asked, only HR hears that somebody can't assess: others would know who it is (rule 137a). */
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

/** The approver may hear of the role `lacking`: enough raters were asked in it. */
export const mayBeTold = sql`lacking.asked >= ${fewestToTell}`;

/** Only HR hears of the role `lacking`: nobody else approves the list, or too few were asked in it (rule 137a). */
export const onlyHrHears = sql`(${approverOf} is null or not ${mayBeTold})`;
