import type { Scope } from '#platform/server/db/scope.ts';
import { conflict, notFound } from '#platform/server/shared/errors.ts';
import { findHook, type HookRow } from './queries.ts';

/** 404 where there is none. */
export async function requireHook(scope: Scope, id: string): Promise<HookRow> {
  const found = await findHook(scope, id);
  if (!found) throw notFound();
  return found;
}

/** 409 where it is off: nothing would be told there. */
export async function requireActive(scope: Scope, id: string): Promise<HookRow> {
  const found = await requireHook(scope, id);
  if (!found.isActive) throw conflict({ path: 'id', key: 'hookMessages.isOff' });
  return found;
}
