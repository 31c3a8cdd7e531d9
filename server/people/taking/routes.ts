import { getLibrary, takeFromLibrary } from '#contract/people/library.ts';
import type { Localized } from '#contract/platform/call/fields.ts';
import type { Locale } from '#i18n/t.ts';
import { noteAudit } from '#server/company/audit/note.ts';
import { families, libraryCompetences } from '#server/people/library/families.ts';
import { foldName, type LibraryCompetence } from '#server/people/library/library.ts';
import { profiles } from '#server/people/library/profiles.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { invalid } from '#server/platform/shared/errors.ts';
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

/** In the library's order, each once. 400 for what it does not hold. */
function chosen(idList: readonly string[]): LibraryCompetence[] {
  const known = new Set(libraryCompetences.map(({ id }) => id));
  const unknown = idList.findIndex((id) => !known.has(id));
  if (unknown >= 0) {
    throw invalid({ path: `idList.${unknown}`, key: 'directoryMessages.notInLibrary' });
  }
  return libraryCompetences.filter(({ id }) => idList.includes(id));
}
