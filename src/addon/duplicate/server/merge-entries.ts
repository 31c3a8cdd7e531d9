import { mostQuestions } from '#core/competence/contract/competence.ts';
import { competences } from '#core/competence/server/queries.ts';
import { setArchived } from '#core/directory/server/queries.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { plainWords } from '#platform/server/shared/same-name.ts';
import { addQuestions, isRemembered, listTextsOf, moveAhead } from './competence-queries.ts';
import { keepApart } from './list-queries.ts';
import {
  deleteDuplicate,
  forgetGranted,
  type Merge,
  moveLast,
  moveLinks,
  renewDuplicate,
  renewPeopleAt,
} from './move-queries.ts';

/** Merges two locked places. The one that goes is named by nothing any more (rule 194). */
export async function mergePlaces(scope: Scope, kind: 'position' | 'subdivision', merge: Merge) {
  await renewPeopleAt(scope, kind, merge.goesId);
  if (kind === 'position') await moveLast(scope, merge);
  await moveLinks(scope, kind, merge);
  await renewDuplicate(scope, kind, merge.staysId);
  if (kind === 'position') await forgetGranted(scope, merge.staysId);
  await deleteDuplicate(scope, kind, merge.goesId);
}

/**
 * Merges two locked competencies for what is still to come. What was asked by the one that goes keeps it, under its
 * name: then it is archived instead of deleted.
 */
export async function mergeCompetences(scope: Scope, merge: Merge, now: Date): Promise<void> {
  const { staysId, goesId } = merge;
  const held = await listTextsOf(scope, staysId);
  const known = new Set(held.map(spelled));
  const added = (await listTextsOf(scope, goesId)).filter((text) => !known.has(spelled(text)));
  if (held.length + added.length > mostQuestions) {
    const key = 'directoryMessages.twin.tooManyQuestions';
    throw conflict({ path: 'goesId', key, params: { max: mostQuestions } });
  }
  await addQuestions(scope, staysId, added);
  await moveLinks(scope, 'competence', merge);
  await moveAhead(scope, merge);
  await renewDuplicate(scope, 'competence', staysId);
  if (!(await isRemembered(scope, goesId))) return deleteDuplicate(scope, 'competence', goesId);
  await setArchived(scope, competences.table, { id: goesId, archivedAt: now });
  await keepApart(scope, 'competence', [staysId, goesId]);
}

const spelled = ({ ru }: Localized): string => plainWords(ru).join(' ');
