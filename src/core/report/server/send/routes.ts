import { getQuestionaryRow } from '#core/questionary/server/record/queries.ts';
import { sendReport as endpoint, getParticipants } from '#core/report/contract/report-send.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { listParticipants } from './queries.ts';
import { sendReport } from './send-report.ts';

export const routes: Route[] = [
  on(getParticipants)((call) =>
    inBrand(call, async (scope) => {
      const { id } = await getQuestionaryRow(scope, call.params.id);
      return { data: await listParticipants(scope, id, call.query.filterList?.type) };
    }),
  ),
  on(endpoint)(async (call) => ({
    message: call.t('reportSend.sent', { count: await sendReport(call) }),
  })),
];
