import { afterAll, beforeAll, beforeEach } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { sendReport } from '#core/report/contract/report-send.ts';
import { insertReport } from '#core/report/server/queries.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { type Company, inBrand, makeCompany, type makeMember } from '#test/factories.ts';
import { slackToken, startFakeSlack } from '#test/fake/fake-slack.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { sampleReportBy } from '#test/report/report-sample.ts';
import { createOne, formRowsOf } from '#test/screen/questionary-form.ts';
import { enter } from './beginnings.ts';
import { startApp, testNow } from './start-app.ts';

/**
 * Before each test, makes two companies, and in the first one a final report about person 0, whom persons 1
 * (supervisor) and 2 to 4 (colleagues) have assessed. Letters and Slack messages arrive. Call it at the top of a
 * suite.
 */
export function startSending() {
  const box = startMailbox();
  const env: Record<string, string> = box.env;
  const stage = {
    slack: {} as Awaited<ReturnType<typeof startFakeSlack>>,
    company: {} as Company,
    other: {} as Company,
    report: {} as { questionaryId: string; employeeId: string },
  };
  beforeAll(async () => {
    stage.slack = await startFakeSlack();
    Object.assign(env, { SLACK_TOKEN: slackToken, SLACK_API_URL: `${stage.slack.url}/api` });
  });
  afterAll(() => stage.slack.close?.());
  const house = startApp(env);
  const query = <R>(text: string, ...values: unknown[]) => formRowsOf<R>(house, text, ...values);
  const sending = {
    house,
    box,
    query,
    /** Keeps one more report about the same person. */
    keep: (given: Partial<ReportContent>) =>
      inBrand(house.context.database, stage.company.brandId, (scope) =>
        insertReport(
          scope,
          { ...sampleReportBy('90'), ...stage.report, ...given },
          { texts: { competences: {}, questions: {} }, raters: [] },
        ),
      ),
    member: async (
      roles: readonly Role[],
      given: Parameters<typeof makeMember>[2] = {},
      company = stage.company,
    ) => (await enter(house.context, company, roles, given)).token,
    send: (body: object, token = stage.company.hrToken) =>
      house.call(sendReport, { token, body: { ...stage.report, text: '<p>Текст</p>', ...body } }),
    /** Gives persons 1, 2 and so on these Slack ids: reports go to no others (rule 99). */
    async onSlack(...ids: string[]) {
      for (const [at, id] of ids.entries()) {
        const person = stage.company.people[at + 1];
        await query('update employee set slack_id = $1 where id = $2', id, person);
      }
    },
    work: () => runDueJobs(house.context, tasks),
    /** What became of the messages to that address or Slack id, oldest first. */
    outcome: (recipient: string) =>
      query<{ state: string; attempts: number; error: string | null }>(
        `select state, attempts, last_error as error from delivery
         where brand_id = $1 and recipient = $2 order by created_at`,
        stage.company.brandId,
        recipient,
      ),
  };
  beforeEach(async () => {
    house.setNow(testNow);
    const { database } = house.context;
    stage.other = await makeCompany(database, house.context.now(), { howMany: 1 });
    stage.company = await makeCompany(database, house.context.now());
    await query(`update brand set share = 'anywhere' where id = $1`, stage.company.brandId);
    const questionary = await createOne(house, stage.company);
    const employeeId = stage.company.people[0]!;
    stage.report = { questionaryId: questionary.id, employeeId };
    await sending.keep({ number: questionary.number });
    box.mails.length = 0;
    box.refuse = undefined;
    stage.slack.got.length = 0;
    stage.slack.files.clear();
  });
  return Object.assign(stage, sending);
}
