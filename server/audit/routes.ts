import { getAuditList } from '#contract/audit.ts';
import { withBrand } from '#server/db/scope.ts';
import { on, type Route } from '#server/http/call.ts';
import { listAudit } from './queries.ts';

export const routes: Route[] = [
  on(getAuditList)(({ context, actor, query, locale }) => {
    const { brandId, timeZone } = actor;
    return withBrand({ database: context.database, brandId }, (scope) =>
      listAudit(scope, query, { timeZone, locale }),
    );
  }),
];
