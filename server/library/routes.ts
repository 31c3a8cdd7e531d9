import type { Localized } from '#contract/call/fields.ts';
import { getLibrary, takeFromLibrary } from '#contract/library.ts';
import type { Locale } from '#i18n/t.ts';
import { noteAudit } from '#server/audit/note.ts';
import { createCompetence } from '#server/competence/save-competence.ts';
import { competence } from '#server/db/schema/directory.ts';
import type { Scope } from '#server/db/scope.ts';
import { setArchived } from '#server/directory/queries.ts';
import { invalid } from '#server/errors.ts';
import { on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { families, libraryCompetences } from './families.ts';
import { foldName, type LibraryCompetence } from './library.ts';
import { profiles } from './profiles.ts';
import { listTakenNames, lockLibrary } from './queries.ts';

export const routes: Route[] = [
  on(getLibrary)((call) =>
    inBrand(call, async (scope) => ({ data: await readLibrary(scope, call.locale) })),
  ),
  on(takeFromLibrary)((call) =>
    inBrand(call, async (scope) => {
      const wanted = chosen(call.body.idList);
      await lockLibrary(scope);
      const taken = await listTakenNames(scope);
      const data: { id: string; name: string }[] = [];
      for (const one of wanted) {
        const archivedId = taken.get(foldName(one));
        if (archivedId === null) continue;
        const id = archivedId ?? (await createCompetence(scope, formOf(one)));
        if (archivedId) await setArchived(scope, competence, { id, archivedAt: null });
        const verb = archivedId ? 'restore' : 'create';
        await noteAudit(scope, call, { verb, kind: 'competence', id, name: one.name.ru });
        data.push({ id, name: inWords(one.name, call.locale) });
      }
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

const formOf = ({ name, description, questionList }: LibraryCompetence) => ({
  nameText: name,
  descriptionText: description,
  questionList: questionList.map((questionText) => ({ questionText })),
});
