import { setTimeout as wait } from 'node:timers/promises';
import { sendResult, testingStartEmployee } from '#core/answering/contract/answering.ts';
import { answersFor } from '#test/report/answers.ts';
import { goesToWork, tokenInRaw } from '#test/start/in-work.ts';
import type { Kills, Outcome } from './kills.ts';

/**
 * kill -9 as soon as so many of those who send their sheets about one person at once are acknowledged. All send again.
 * Throws where an acknowledged sheet is lost, or one isn't saved exactly once.
 */
export async function killAnswering(
  { running, mail, endAndStart, areOut }: Kills,
  after = 1,
  raters = 30,
): Promise<Outcome> {
  mail.confirmed.length = 0;
  const { call, database } = running;
  const { id, company, emails } = await goesToWork(running, raters + 1);
  const [, ...invited] = emails;
  const areInvited = areOut(invited);
  while (!(await areInvited())) await wait(20);
  const tokens = await Promise.all(
    invited.map((email) => tokenInRaw(mail.confirmed.find(({ to }) => to === email)?.raw)),
  );
  const query = { 'filterList[questionaryId]': id, 'filterList[employeeId]': company.people[0] };
  const { body } = await call(testingStartEmployee, { token: tokens[0]!, query });
  const sheets = tokens.map((token) => ({ token, body: answersFor(body.data) }));
  const acknowledged: string[] = [];
  const sending = sheets.map(async (sheet) => {
    await call(sendResult, sheet);
    acknowledged.push(sheet.body.sheetId);
  });
  while (acknowledged.length < after) await wait(1);
  const [outcome] = await Promise.all([
    endAndStart('SIGKILL', async () => true),
    Promise.allSettled(sending),
  ]);
  const saved = async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from sheet where questionary_id = $1',
      [id],
    );
    return rows.map((row) => row.id);
  };
  const kept = new Set(await saved());
  const lost = acknowledged.filter((one) => !kept.has(one));
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged answers were lost`);
  await Promise.all(sheets.map((sheet) => call(sendResult, sheet)));
  if ((await saved()).length !== raters) throw new Error('not every answer was saved once');
  return outcome;
}
