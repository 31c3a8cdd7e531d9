import { allowScimHeld, getScimHeld, isForAnybody, neededFor } from '#addon/scim/contract/held.ts';
import {
  createScimUser,
  deleteScimUser,
  getScimConfig,
  getScimGroups,
  getScimSchema,
  getScimSchemas,
  getScimType,
  getScimTypes,
  getScimUser,
  getScimUsers,
  mostOnPage,
  patchScimUser,
  replaceScimUser,
} from '#addon/scim/contract/scim.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { lockEmployees } from '#core/employee/server/leader/queries.ts';
import { aDayAfter, aDayBefore } from '#core/employee/server/run/day.ts';
import type { Context } from '#platform/server/context.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { conflict, notFound, orNotFound } from '#platform/server/shared/errors.ts';
import { createPerson } from './create-person.ts';
import { describeConfig, describeSchemas, describeTypes } from './describe.ts';
import { inBrandOrHeld } from './hold.ts';
import { isId } from './is-id.ts';
import { leaveCompany } from './leave-company.ts';
import { allowHeld, listHeld } from './limit-queries.ts';
import { presentResources, presentUser } from './present.ts';
import { findScimUser, hideFromScim, listScimUsers } from './queries.ts';
import { savePerson } from './save-person.ts';
import { readFilter } from './syntax/filter.ts';
import { overlaid, patched } from './syntax/patch.ts';
import type { ScimPerson } from './syntax/path.ts';

/** How many people a page has unless asked otherwise. */
const usualPage = 100;
const nobody: ScimPerson = {
  userName: null,
  externalId: null,
  displayName: null,
  givenName: null,
  familyName: null,
  middleName: null,
  email: null,
  title: null,
  department: null,
  manager: null,
  active: true,
};

const urlOf = ({ config }: Context): string => config.publicUrl;

async function answer(scope: Scope, id: string, context: Context) {
  const row = await findScimUser(scope, id);
  if (!row) throw notFound();
  return presentUser(row, urlOf(context));
}

/** 404 for what is no id of ours, whatever it looks like. */
const idOf = ({ params: { id } }: { params: { id: string } }): string => {
  if (!isId(id)) throw notFound();
  return id;
};

export const routes: Route[] = [
  on(getScimConfig)(async ({ context }) => describeConfig(urlOf(context))),
  on(getScimTypes)(async ({ context }) => listOfAll(describeTypes(urlOf(context)))),
  on(getScimType)(async ({ context, params }) => oneOf(describeTypes(urlOf(context)), params.id)),
  on(getScimSchemas)(async ({ context }) => listOfAll(describeSchemas(urlOf(context)))),
  on(getScimSchema)(async ({ context, params }) =>
    oneOf(describeSchemas(urlOf(context)), params.id),
  ),
  on(getScimGroups)(async () => listOfAll([])),
  on(getScimUsers)((call) =>
    inBrand(call, async (scope) => {
      const { filter, startIndex = '1', count = String(usualPage) } = call.query;
      const first = Math.max(1, Number(startIndex));
      const { rows, total } = await listScimUsers(scope, {
        terms: filter === undefined ? [] : readFilter(filter),
        offset: first - 1,
        limit: Math.min(mostOnPage, Math.max(0, Number(count))),
      });
      const url = urlOf(call.context);
      return presentResources(
        rows.map((row) => presentUser(row, url)),
        { total, startIndex: first },
      );
    }),
  ),
  on(getScimUser)((call) => inBrand(call, (scope) => answer(scope, idOf(call), call.context))),
  on(createScimUser)((call) =>
    inBrandOrHeld(call, async (scope, moment) => {
      const id = await createPerson(scope, call, overlaid(nobody, call.body), moment);
      return answer(scope, id, call.context);
    }),
  ),
  on(replaceScimUser)((call) =>
    inBrandOrHeld(call, async (scope, moment) => {
      const id = idOf(call);
      const change = (person: ScimPerson) => overlaid(person, call.body);
      await savePerson(scope, call, { id, change }, moment);
      return answer(scope, id, call.context);
    }),
  ),
  on(patchScimUser)((call) =>
    inBrandOrHeld(call, async (scope, moment) => {
      const id = idOf(call);
      const change = (person: ScimPerson) => patched(person, call.body.Operations);
      await savePerson(scope, call, { id, change }, moment);
      return answer(scope, id, call.context);
    }),
  ),
  on(deleteScimUser)((call) =>
    inBrandOrHeld(call, async (scope, { now, today }) => {
      await lockBrand(scope);
      await lockEmployees(scope);
      const found = await findScimUser(scope, idOf(call));
      if (!found) throw notFound();
      const { id, active, familyName, givenName } = found;
      const name = `${familyName} ${givenName}`;
      const left = active
        ? await leaveCompany(scope, { id, name }, { now, today, isCounted: true })
        : undefined;
      await hideFromScim(scope, found);
      const details = { fieldList: ['firedAt'], ...left };
      await noteAudit(scope, call, { verb: 'update', kind: 'employee', id, name, details });
      return undefined;
    }),
  ),
  on(getScimHeld)((call) =>
    inBrand(call, async (scope, { now }) => ({ data: await listHeld(scope, aDayBefore(now)) })),
  ),
  on(allowScimHeld)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { limit, count } = call.body;
      if (!call.actor.permissions.has(neededFor(limit))) {
        throw conflict({ path: 'limit', key: 'scimMessages.onlySuper' });
      }
      await lockBrand(scope);
      const terms = { since: aDayBefore(now), until: aDayAfter(now) };
      const allowed = await allowHeld(scope, limit, terms);
      // A first load goes on asking meanwhile.
      if (!isForAnybody(limit) && allowed > count) {
        throw conflict({ path: 'count', key: 'scimMessages.moreHeld', params: { count: allowed } });
      }
      const details = { [counted[limit]]: allowed };
      await noteAudit(scope, call, {
        verb: 'allow',
        kind: 'employee',
        id: null,
        name: '',
        details,
      });
      return { message: call.t('scimMessages.allowed') };
    }),
  ),
];

/** How the log calls the numbers. */
const counted = {
  rights: 'leavingCount',
  left: 'leavingCount',
  emails: 'emailCount',
  created: 'createdCount',
  changed: 'updatedCount',
} as const;

const listOfAll = <R>(resources: R[]) =>
  presentResources(resources, { total: resources.length, startIndex: 1 });

/** Names are compared without case, as all of SCIM. */
function oneOf<R extends { id: string }>(resources: readonly R[], wanted: string): R {
  const found = resources.find(({ id }) => id.toLowerCase() === wanted.toLowerCase());
  return orNotFound(found);
}
