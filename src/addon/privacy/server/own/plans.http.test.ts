import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { downloadMyData, makeMyData } from '#addon/privacy/contract/my-data.ts';
import { erasePeople } from '#addon/privacy/server/erase.ts';
import { tasks } from '#app/server/start/tasks.ts';
import { notePlan } from '#core/plan/contract/plan.ts';
import { inBrand } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { copiedText } from '#test/file/pdf-text.ts';
import { startPlans } from '#test/plan/start-plans.ts';

/** Plans in the file of one's own data, and when a former person is erased (rules 153 and 154). */
const plans = startPlans();
const { house, query, goal, make } = plans;

beforeEach(async () => {
  await plans.begin();
  const { render } = house.context.pdf;
  house.context.pdf.render = async (turn, task) =>
    'content' in task ? Buffer.from('%PDF- report') : render(turn, task);
});

const note = (id: string, text: string, token: string) =>
  house.call(notePlan, { token, body: { id, text } });

/** The data, and the words of the paper beside it. */
async function dataOf(token: string) {
  expect((await house.call(makeMyData, { token, body: {} })).status).toBe(200);
  await runDueJobs(house.context, tasks);
  const { bytes } = await house.call(downloadMyData, { token });
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  const files: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  const paper = await copiedText(files['moi-dannye.pdf'] ?? Buffer.alloc(0));
  return { data: JSON.parse(String(files['data.json'])), paper };
}

test('somebody takes their plans along, and of others’ plans only what they wrote there', async () => {
  const { id } = (await make({ isShared: true })).body.data;
  await note(id, 'Слова руководителя', plans.leader.token);
  await plans.share(id, false);
  const own = await dataOf(plans.owner.token);
  expect(own.data.planList).toMatchObject([
    {
      isShared: false,
      closedAt: null,
      goalList: [{ text: goal.text, sign: goal.sign, stepList: goal.stepList }],
      noteList: [{ text: 'Слова руководителя' }],
    },
  ]);
  expect(own.data.planNoteList).toEqual([]);
  expect(own.paper).toContain('Слова руководителя');
  const led = await dataOf(plans.leader.token);
  expect(led.data.planList).toEqual([]);
  expect(led.data.planNoteList).toMatchObject([{ text: 'Слова руководителя' }]);
  expect(JSON.stringify(led.data) + led.paper).not.toContain(goal.text);
  const stranger = await dataOf(plans.stranger.token);
  expect([stranger.data.planList, stranger.data.planNoteList]).toEqual([[], []]);
});

test('erasing somebody deletes their plans, and keeps what they wrote in those of others', async () => {
  const { id } = (await make({ isShared: true })).body.data;
  await note(id, 'Слова руководителя', plans.leader.token);
  const leave = async (employeeId: string) => {
    await query(`update employee set fired_at = '2026-01-10' where id = $1`, employeeId);
    await query('update membership set disabled = true where employee_id = $1', employeeId);
    return inBrand(house.context.database, plans.own.brandId, (scope) =>
      erasePeople(scope, [employeeId], { withReports: false, now: house.context.now() }),
    );
  };
  expect(await leave(plans.leader.employeeId)).toHaveLength(1);
  const read = (await plans.open(id)).body.data;
  expect(read.noteList).toMatchObject([
    { text: 'Слова руководителя', authorName: 'Бывший сотрудник 1' },
  ]);
  expect(await leave(plans.owner.employeeId)).toHaveLength(1);
  for (const table of ['plan', 'plan_goal', 'plan_step', 'plan_note'])
    expect(await query(`select from ${table} where brand_id = $1`, plans.own.brandId)).toEqual([]);
});
