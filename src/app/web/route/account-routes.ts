// Written by `npm run index` from what the folders hold.
import { routes as addonHeatmap } from '#addon/heatmap/web/routes.ts';
import { routes as addonPrivacy } from '#addon/privacy/web/routes.ts';
import { routes as addonSource } from '#addon/source/web/routes.ts';
import { routes as addonStructure } from '#addon/structure/web/routes.ts';
import { routes as addonSummary } from '#addon/summary/web/routes.ts';
import { routes as addonWeak } from '#addon/weak/web/routes.ts';
import { routes as appRoute } from '#app/web/route/routes.ts';
import { routes as coreAccount } from '#core/account/web/routes.ts';
import { routes as coreAnswering } from '#core/answering/web/routes.ts';
import { routes as coreAudit } from '#core/audit/web/routes.ts';
import { routes as coreCompany } from '#core/company/web/routes.ts';
import { routes as coreCycle } from '#core/cycle/web/routes.ts';
import { routes as coreEmployee } from '#core/employee/web/routes.ts';
import { routes as coreMail } from '#core/mail/web/routes.ts';
import { routes as corePending } from '#core/pending/web/routes.ts';
import { routes as corePlan } from '#core/plan/web/routes.ts';
import { routes as coreReport } from '#core/report/web/routes.ts';
import { routes as coreUser } from '#core/user/web/routes.ts';

export const accountRoutes = [
  ...addonHeatmap,
  ...addonPrivacy,
  ...addonSource,
  ...addonStructure,
  ...addonSummary,
  ...addonWeak,
  ...appRoute,
  ...coreAccount,
  ...coreAnswering,
  ...coreAudit,
  ...coreCompany,
  ...coreCycle,
  ...coreEmployee,
  ...coreMail,
  ...corePending,
  ...corePlan,
  ...coreReport,
  ...coreUser,
] as const;
