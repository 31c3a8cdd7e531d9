import { noteAudit } from '#core/audit/server/note.ts';
import { getLibrary, takeFromLibrary } from '#core/library/contract/library.ts';
import { families, libraryCompetences } from '#core/library/server/families.ts';
import { foldName, type LibraryCompetence } from '#core/library/server/library.ts';
import { profiles } from '#core/library/server/profiles.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { invalid } from '#platform/server/shared/errors.ts';
import type { Locale } from '#platform/texts/t.ts';
import { listTakenNames } from './queries.ts';
import { takeCompetences } from './take.ts';

export const routes: Route[] = [
  on(getLibrary)((call) =>
    inBrand(call, async (scope) => ({ data: await readLibrary(scope, call.locale) })),
  ),
  on(takeFromLibrary)((call) =>
    inBrand(call, async (scope) => {
      const taken = await takeCompetences(scope, chosen(call.body.idList));
      for (const { copyId: id, name, verb } of taken) {
        await noteAudit(scope, call, { verb, kind: 'competence', id, name: name.ru });
      }
      const data = taken.map(({ copyId: id, name }) => ({ id, name: inWords(name, call.locale) }));
      return {
        data,
        message: call.t('directoryMessages.competence.taken', { count: data.length }),
      };
    }),
  ),
];

const inWords = (text: Localized, locale: Locale): string => text[locale] ?? text.ru;

async function readLibrary(scope: Scope, locale: Locale) {
  const taken = await listTakenNames(scope);
  return {
    familyList: families.map(({ id, name, competenceList }) => ({
      id,
      name: inWords(name, locale),
      competenceList: competenceList.map((one) => ({
        id: one.id,
        name: inWords(one.name, locale),
        description: inWords(one.description, locale),
        questionList: one.questionList.map((text) => inWords(text, locale)),
        isTaken: taken.get(foldName(one)) === null,
        isArchived: Boolean(taken.get(foldName(one))),
      })),
    })),
    profileList: profiles.map(({ id, name, competenceIdList }) => ({
      id,
      name: inWords(name, locale),
      competenceIdList,
    })),
  };
}

/** The competencies with these ids, in the library's order, each once. 400 for an id that it does not hold. */
function chosen(idList: readonly string[]): LibraryCompetence[] {
  const known = new Set(libraryCompetences.map(({ id }) => id));
  const unknown = idList.findIndex((id) => !known.has(id));
  if (unknown >= 0) {
    throw invalid({ path: `idList.${unknown}`, key: 'directoryMessages.notInLibrary' });
  }
  return libraryCompetences.filter(({ id }) => idList.includes(id));
}
