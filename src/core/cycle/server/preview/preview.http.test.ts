import { beforeAll, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { testingStartEmployee } from '#core/answering/contract/answering.ts';
import { getCyclePreview, sendTestLetter } from '#core/cycle/contract/cycle-preview.ts';
import { startCycles, wrongFields } from '#test/cycle/start-cycles.ts';
import { inBrand, makePerson, makePosition } from '#test/factories.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { renderTestInvitation } from './letters.ts';

const cycles = startCycles();
const { house, made, add, many, move, company } = cycles;
let own: typeof company.own;
let first: string;
let second: string;
beforeAll(() => {
  ({ own } = company);
  [, first = '', second = ''] = own.people;
});
const preview = (id: string, employeeId?: string, token = own.hrToken) =>
  house.call(getCyclePreview, {
    token,
    params: { id },
    query: employeeId ? { employeeId } : {},
  });

test('the preview is what a rater is then asked, word for word', async () => {
  const { id } = await made({ chosenBy: 'hr', approvedBy: 'nobody', dateStart: '2026-06-15' });
  await add(id, { employeeIdList: [first] });
  await many(id, { action: 'fillFromStructure', employeeIdList: [first] });
  const { data } = (await preview(id)).body;
  expect([data.employee.id, data.participantType, data.isAnonymous]).toEqual([
    first,
    'colleague',
    true,
  ]);
  expect(data.competenceQuestionList.length).toBeGreaterThan(0);
  const { token } = await enter(house.context, own, ['ROLE_EMPLOYEE'], { employeeId: second });
  await move(id, 'inwork');
  await runDueJobs(house.context, tasks);
  const [row] = await formRowsOf<{ id: string }>(
    house,
    'select id from questionary where cycle_id = $1',
    id,
  );
  const asked = await house.call(testingStartEmployee, {
    token,
    query: { 'filterList[questionaryId]': row!.id, 'filterList[employeeId]': first },
  });
  const { competenceQuestionList, commonQuestionList, employee } = asked.body.data;
  expect(data).toMatchObject({ competenceQuestionList, commonQuestionList, employee });
  expect((await preview(id)).status).toBe(404);
});

test('of several it shows who has questions, or who is asked for; nobody else’s', async () => {
  const bare = await inBrand(house.context.database, own.brandId, async (scope) =>
    makePerson(scope, {
      ...own,
      lastName: 'Аббасов',
      positionId: await makePosition(scope, 'Кладовщик'),
    }),
  );
  const { id } = await made();
  expect((await preview(id)).status).toBe(404);
  await add(id, { employeeIdList: [bare, first] });
  expect((await preview(id)).body.data.employee.id).toBe(first);
  const nothing = (await preview(id, bare)).body.data;
  expect([nothing.employee.id, nothing.competenceQuestionList]).toEqual([bare, []]);
  expect((await preview(id, second)).status).toBe(404);
  expect((await preview(id, first, company.other.hrToken)).status).toBe(404);
});

test('the test letter goes to whoever asks, in the words of the invitation, and answers nothing', async () => {
  const { id } = await made({ message: 'Зачем: <b>планы</b>' });
  const send = () => house.call(sendTestLetter, { token: own.hrToken, params: { id } });
  expect(wrongFields(await send())).toEqual(['status cycleMessages.noSubjects']);
  await add(id, { employeeIdList: [first] });
  const { status, body } = await send();
  expect(status).toBe(200);
  const [queued] = await formRowsOf<{
    recipient: string;
    payload: { membershipId: string; cycleId: string };
  }>(house, `select recipient, payload from delivery where type = 'testInvitation'`);
  const { recipient, payload } = queued!;
  expect(body.message).toContain(recipient);
  const render = (address: string) =>
    renderTestInvitation(house.context, own.brandId, payload, address);
  const { subject, text } = (await render(recipient))!;
  expect(await render('somebody-else@example.ru')).toBe(null);
  expect(subject).toMatch(/^Проба: /);
  expect(text).toContain(`/estimation/cycles/${id}`);
  expect(text).not.toContain('token=');
  expect(text).toContain('Это пробное письмо');
  expect(text).toContain('7 июля');
  expect(text).toContain('Зачем: <b>планы</b>');
  const [entry] = await formRowsOf<{ verb: string }>(
    house,
    'select verb from audit where entity_id = $1 order by id desc limit 1',
    id,
  );
  expect(entry).toEqual({ verb: 'send' });
  const answers = await Promise.all(Array.from({ length: 5 }, send));
  expect(answers.map((one) => one.status).filter((one) => one === 429)).toHaveLength(1);
});
