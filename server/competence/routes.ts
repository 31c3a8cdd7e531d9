import {
  createCompetence,
  deleteCompetence,
  getCompetenceList,
  updateCompetence,
} from '#contract/competence.ts';
import { noteAudit } from '#server/audit/note.ts';
import { changedFields } from '#server/audit/rules.ts';
import { stale } from '#server/errors.ts';
import { on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { findCompetenceUses } from '#server/usage/queries.ts';
import { refuseUsed } from '#server/usage/refuse-used.ts';
import {
  getCompetence,
  listCompetences,
  lockCompetence,
  deleteCompetence as remove,
} from './queries.ts';
import { createCompetence as create, saveCompetence } from './save-competence.ts';

export const routes: Route[] = [
  on(getCompetenceList)((call) =>
    inBrand(call, (scope) => listCompetences(scope, call.query, call.locale)),
  ),
  on(createCompetence)((call) =>
    inBrand(call, async (scope) => {
      const id = await create(scope, call.body);
      const data = await getCompetence(scope, id, call.locale);
      await noteAudit(scope, call, {
        verb: 'create',
        kind: 'competence',
        id,
        name: data.nameText.ru,
      });
      return { data, message: call.t('directoryMessages.competence.created') };
    }),
  ),
  on(updateCompetence)((call) =>
    inBrand(call, async (scope) => {
      const { id, version, ...form } = call.body;
      const row = await lockCompetence(scope, id);
      const before = await getCompetence(scope, id, call.locale);
      if (version !== undefined && version !== row.version) throw stale(before);
      await saveCompetence(scope, id, form);
      const data = await getCompetence(scope, id, call.locale);
      const details = { fieldList: changedFields('competence', before, data) };
      await noteAudit(scope, call, {
        verb: 'update',
        kind: 'competence',
        id,
        name: data.nameText.ru,
        details,
      });
      return { data, message: call.t('directoryMessages.competence.saved') };
    }),
  ),
  on(deleteCompetence)((call) =>
    inBrand(call, async (scope) => {
      const { id } = call.params;
      await lockCompetence(scope, id);
      const { nameText } = await getCompetence(scope, id, call.locale);
      refuseUsed(await findCompetenceUses(scope, id), call.t);
      await remove(scope, id);
      await noteAudit(scope, call, { verb: 'delete', kind: 'competence', id, name: nameText.ru });
      return { message: call.t('directoryMessages.competence.deleted') };
    }),
  ),
];
