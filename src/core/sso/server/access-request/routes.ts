import {
  bindAccessRequest,
  forgetAccessRequest,
  getAccessRequests,
} from '#core/sso/contract/access-request/access-request.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { bindPerson } from './bind.ts';
import { deleteAccessRequest, listAccessRequests } from './queries.ts';

export const routes: Route[] = [
  on(getAccessRequests)((call) =>
    inBrand(call, async (scope) => {
      const rows = await listAccessRequests(scope);
      const data = rows.map(({ firstAt, lastAt, ...row }) => ({
        ...row,
        firstAt: new Date(firstAt).toISOString(),
        lastAt: new Date(lastAt).toISOString(),
      }));
      return { data };
    }),
  ),
  on(bindAccessRequest)(bindPerson),
  on(forgetAccessRequest)((call) =>
    inBrand(call, async (scope) => {
      if (!(await deleteAccessRequest(scope, call.params.id))) throw notFound();
      return {};
    }),
  ),
];
