import { getProcessing, type Processing } from '#contract/assessment/privacy/processing.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import type { Config } from '#server/platform/shared/config.ts';
import { getProcessed } from './queries.ts';

/** The record of processing (rule 113a). */
export const routes: Route[] = [
  on(getProcessing)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { matrix, ...of } = await getProcessed(scope, now);
      const { config } = call.context;
      const recipientList = recipientsOf(config, matrix);
      return { data: { ...of, operator: config.company.name ?? null, recipientList } };
    }),
  ),
];

function recipientsOf(config: Config, hasMatrix: boolean): Processing['recipientList'] {
  const isThere = {
    mail: config.smtpUrl,
    slack: config.slackToken,
    analytics: config.analyticsId,
    errors: config.errorDsn,
    matrix: hasMatrix && config.matrixUrl,
  };
  return (['mail', 'slack', 'analytics', 'errors', 'matrix'] as const).filter(
    (name) => isThere[name],
  );
}
