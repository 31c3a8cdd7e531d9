import { expect, test, vi } from 'vitest';
import { exportReport } from '#contract/assessment/report.ts';
import { getReportList } from '#contract/assessment/report-list.ts';
import { startAsking } from '#test/start/start-asking.ts';

const asking = startAsking();
const { house } = asking;

test('somebody who waits for files goes on working', async () => {
  const { people, hrToken: token } = asking.company;
  for (const person of people.slice(0, 5)) await asking.answer(await asking.tokenOf(person));
  await asking.work();
  let end = (_: Buffer) => {};
  const held = new Promise<Buffer>((resolve) => {
    end = resolve;
  });
  const render = vi.spyOn(house.context.pdf, 'render').mockReturnValue(held);
  const query = { questionaryId: asking.questionary.id, employeeId: people[0]! };
  const files = Array.from({ length: 4 }, () => house.call(exportReport, { token, query }));
  await vi.waitFor(() => expect(render).toHaveBeenCalled());
  const { status, body } = await house.call(getReportList, { token });
  expect([status, body.count]).toEqual([200, 1]);
  end(Buffer.from('%PDF-'));
  for (const file of await Promise.all(files)) expect(file.status).toBe(200);
  render.mockRestore();
});
