import { bindKnock, forgetKnock, getKnocks } from '#contract/people/entry/knock.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { notFound } from '#server/platform/shared/errors.ts';
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
