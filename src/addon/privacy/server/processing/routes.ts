import { getProcessing, type Processing } from '#addon/privacy/contract/processing.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import type { Config } from '#platform/server/shared/config.ts';
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
