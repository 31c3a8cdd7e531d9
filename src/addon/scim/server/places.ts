import { randomUUID } from 'node:crypto';
import { z } from 'zod/mini';
import { noteAudit } from '#core/audit/server/note.ts';
import { setArchived } from '#core/directory/server/queries.ts';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import { findEntryNames, insertPlaces } from '#core/employee/server/import/queries.ts';
import { name as placeName } from '#platform/contract/rules/name-fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { ByKey } from './by-key.ts';

/** Once a directory has so many entries, programs add none: more would be those of another column. */
const mostPlaces = 1000;
const tables = { position, subdivision };
const attributes = { position: 'title', subdivision: 'department' } as const;
const longest = placeName(200);

/**
 * The id of the job title or department of that name: found, brought back from the archive, or made. Who has none, and
 * whoever comes when the directory is full, goes to «Не распределены», which is made for the first of those without.
 */
export async function placeFor(
  scope: Scope,
  call: ByKey,
  kind: keyof typeof tables,
  wanted: string | null,
): Promise<string> {
  const known = await findEntryNames(scope, tables[kind]);
  const nowhere = (['ru', 'en'] as const satisfies Locale[]).flatMap(
    (locale) => known.get(fold(speak[locale]('scimMessages.nowhere'))) ?? [],
  )[0];
  const name = wanted ?? speak[call.actor.locale]('scimMessages.nowhere');
  const found = wanted === null ? nowhere : known.get(fold(wanted));
  if (found) {
    if (found.isArchived) {
      await setArchived(scope, tables[kind], { id: found.id, archivedAt: null });
      await noteAudit(scope, call, { verb: 'restore', kind, id: found.id, name: found.name });
    }
    return found.id;
  }
  const path = attributes[kind];
  if (!z.safeParse(longest, name).success) throw invalid({ path, key: 'validation.invalid' });
  if (known.size >= mostPlaces) {
    if (nowhere && !nowhere.isArchived) return nowhere.id;
    const params = { most: mostPlaces, name };
    throw invalid({ path, key: 'scimMessages.noPlaces', params });
  }
  const made = { id: randomUUID(), name };
  await insertPlaces(scope, { position: [], subdivision: [], [kind]: [made] });
  await noteAudit(scope, call, { verb: 'create', kind, ...made });
  return made.id;
}
