import { bindKnock, forgetKnock, getKnocks } from '#core/sso/contract/access-request/knock.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { notFound } from '#platform/server/shared/errors.ts';
import { bindPerson } from './bind.ts';
import { deleteKnock, listKnocks } from './queries.ts';

export const routes: Route[] = [
  on(getKnocks)((call) =>
    inBrand(call, async (scope) => {
      const rows = await listKnocks(scope);
      const data = rows.map(({ firstAt, lastAt, ...row }) => ({
        ...row,
        firstAt: new Date(firstAt).toISOString(),
        lastAt: new Date(lastAt).toISOString(),
      }));
      return { data };
    }),
  ),
  on(bindKnock)(bindPerson),
  on(forgetKnock)((call) =>
    inBrand(call, async (scope) => {
      if (!(await deleteKnock(scope, call.params.id))) throw notFound();
      return {};
    }),
  ),
];
