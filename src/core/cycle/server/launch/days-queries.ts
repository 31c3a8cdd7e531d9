import { sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/db/scope.ts';

/** The brand `b` has a cycle that its days may move on. */
export const hasOpenCycles = sql`exists (select from cycle c
  where c.brand_id = b.id and c.status in ('nominating', 'inwork'))`;

export async function listOpenCycles({ tx, brandId }: Scope): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from cycle where brand_id = ${brandId} and status in ('nominating', 'inwork')
    order by number`);
  return rows.map(({ id }) => id);
}

/** Leaves out who has left the company before going to work (rule 119). */
export async function leaveOutGone({ tx, brandId }: Scope, cycleId: string): Promise<void> {
  await tx.execute(sql`
    update cycle_subject s set state = 'leftOut', problem = null, version = s.version + 1
    from employee e
    where s.brand_id = ${brandId} and s.cycle_id = ${cycleId}
      and s.state in ('choosing', 'approval', 'ready')
      and e.brand_id = s.brand_id and e.id = s.employee_id
      and (e.deleted_at is not null or e.fired_at is not null)`);
}

/** Marks lists that were not sent in time, and sends them where somebody approves. Returns how many. */
export async function sendUnsent(
  { tx, brandId }: Scope,
  cycleId: string,
  isApproved: boolean,
): Promise<number> {
  const { rows } = await tx.execute(sql`
    update cycle_subject set is_late = true, version = version + 1,
      state = case when ${isApproved} then 'approval' else state end
    where brand_id = ${brandId} and cycle_id = ${cycleId} and state = 'choosing'
    returning employee_id`);
  return rows.length;
}

/** Who has not gone to work while it lasted stays out. Returns those whose raters could not be asked (rule 26c). */
export async function leaveOutUnlaunched(
  { tx, brandId }: Scope,
  cycleId: string,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string; isHeld: boolean | null }>(sql`
    update cycle_subject set state = 'leftOut', version = version + 1
    where brand_id = ${brandId} and cycle_id = ${cycleId}
      and state in ('choosing', 'approval', 'ready')
    returning employee_id as id,
      jsonb_path_exists(problem, '$[*].key ? (@ starts with "questionaryMessages.held.")') as "isHeld"`);
  return rows.flatMap(({ id, isHeld }) => (isHeld ? [id] : []));
}
