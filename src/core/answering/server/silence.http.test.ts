import { expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import {
  getAnsweringList,
  testingStart,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import { decline } from '#core/questionary/contract/decline/decline.ts';
import { excuse } from '#core/questionary/contract/decline/excuse.ts';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import { updateQuestionary } from '#core/questionary/contract/questionary-change.ts';
import {
  createPartialReport,
  exportReport,
  getReport,
  shareReport,
} from '#core/report/contract/report.ts';
import { exportReportList } from '#core/report/contract/report-export.ts';
import { getReportList } from '#core/report/contract/report-list.ts';
import { beginCycle, launch, saveList } from '#test/attacker-game/cycles.ts';
import { tablesWith } from '#test/database/tables-with.ts';
import { inBrand, type Member, makeCompany, makeMember, signIn } from '#test/factories.ts';
import { unpacked } from '#test/file/unpacked.ts';
import { someOf } from '#test/how-long.ts';
import { formFrom } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';

/**
 * Two equal worlds: in one somebody declines and somebody else is excused before some step, in the other both stay
 * silent. All that the person assessed, their leader and the other raters get is the same, letters, tasks and files
 * too, and so is the day on which the report is made (rule 129).
 */
const asking = startAsking({ isEmpty: true });
const { house, box, query, work } = asking;

/**
 * Person 0 is assessed in a cycle, 1 leads them, 2 to 5 and 9 are colleagues, 6 and 8 customers. Who declines is 6, who
 * is excused is 9.
 */
const [declining, ill] = [6, 9];
const line = 'Только для HR';
const pool = () => house.context.database.pool;
const person = (place: number) => asking.company.people[place]!;
const which = () => ({ questionaryId: asking.questionary.id, employeeId: person(0) });

async function begin(name: string): Promise<void> {
  // A PDF is set from these alone.
  house.context.pdf.render = async (...given) => Buffer.from(JSON.stringify(given));
  house.setNow(testNow);
  box.mails.length = 0;
  const given = { howMany: 10, name };
  asking.company = await makeCompany(house.context.database, new Date(testNow), given);
  const { brandId, people } = asking.company;
  for (const [place, id] of people.entries())
    await query('update employee set last_name = $2, email = $3 where id = $1', [
      id,
      `Человек${place}`,
      emailOf(place),
    ]);
  members = await inBrand(house.context.database, brandId, async (scope) => [
    await makeMember(scope, ['ROLE_EMPLOYEE'], { employeeId: person(0) }),
    await makeMember(scope, ['ROLE_MANAGER'], {
      employeeId: person(1),
      subordinateIds: [person(0)],
    }),
    await makeMember(scope, ['ROLE_EMPLOYEE'], { employeeId: person(5) }),
  ]);
  // Fewer are left of a role of two than it should have: only HR hears of it (rule 137a).
  const [any, customer] = [
    { min: 0, max: 12 },
    { min: 2, max: 12 },
  ];
  const limits = { colleague: any, customer, subordinate: any };
  const id = await beginCycle({ asking }, { limits });
  const colleagues = [2, 3, 4, 5, ill].map(person);
  const list = { colleagues, customers: [declining, 8].map(person), action: 'approve' as const };
  expect((await saveList({ asking }, id, asking.company.hrToken, list)).status).toBe(200);
  asking.questionary = (await launch({ asking }, id))!;
}
/** The person assessed, their leader and another rater, as they sign in. */
let members: Member[];

const emailOf = (place: number) => `person${place}@example.ru`;

const steps = {
  /** Three of the five colleagues have answered by the time of the interim report. */
  answers: () => answer(1, 2, 3, 4),
  interim: async () => {
    const body = { questionaryId: asking.questionary.id };
    expect((await house.call(createPartialReport, { token: hr(), body })).status).toBe(200);
  },
  addition: async () => {
    const saved = await detail();
    const participantList = [
      ...saved.participantList,
      { id: person(7), type: 'colleague' as const },
    ];
    await update({
      ...formFrom(saved),
      participantList: participantList.map(({ id, type }) => ({ id, type })),
    });
  },
  earlierEnd: async () => update({ ...formFrom(await detail()), dateEnd: '2026-06-28' }),
  reminder: async () => {
    await at('2026-06-25T06:00:00Z', 'remind-due');
    await at('2026-06-25T06:00:00Z', 'task-letters');
  },
  /** Only the answers of those who stay silent are open then. */
  others: () => answer(0, 5, 7, 8),
  end: () => at('2026-06-28T21:30:00Z', 'end-questionaries'),
  morning: () => at('2026-06-29T06:00:00Z', 'task-letters'),
  talk: async () => {
    const token = await signIn(house.context.database, members[1]!, house.context.now());
    expect((await house.call(shareReport, { token, body: which() })).status).toBe(200);
  },
};

const linkOf = (place: number) => asking.tokenOf(person(place));
const hr = () => asking.company.hrToken;
async function answer(...places: number[]): Promise<void> {
  for (const place of places) {
    const { status } = await asking.answer(await linkOf(place), { answer: (place % 5) + 1 });
    expect(status).toBe(200);
  }
}
const detail = async () =>
  (await house.call(getQuestionary, { token: hr(), params: { id: asking.questionary.id } })).body
    .data;
const update = async (body: ReturnType<typeof formFrom>) => {
  const { status } = await house.call(updateQuestionary, { token: hr(), body });
  expect(status).toBe(200);
};
async function at(moment: string, task: 'remind-due' | 'end-questionaries' | 'task-letters') {
  house.setNow(moment);
  await tasks[task](house.context, {}, { attempt: 1, isLast: false });
}

type Early = Exclude<keyof typeof steps, 'morning' | 'talk'>;
/** Steps before which somebody may still say it. */
const early: readonly Early[] = [
  'answers',
  'interim',
  'addition',
  'earlierEnd',
  'reminder',
  'others',
  'end',
];

/** HR is told of both. */
async function tellHr(): Promise<void> {
  const body = { ...which(), reason: 'notTogether' as const, note: line };
  expect((await house.call(decline, { token: await linkOf(declining), body })).status).toBe(200);
  const { token } = await enter(house.context, asking.company, ['ROLE_HR']);
  const excused = { id: asking.questionary.id, employeeId: person(ill), isExcused: true };
  expect((await house.call(excuse, { token, body: excused })).status).toBe(200);
}

/** All that anybody but HR and the silent ones has got, step by step; ids and tokens by their first place. */
async function world(toldBefore?: Early): Promise<string[]> {
  // Names are unique and equally long, as a letter's first line is cut.
  const name = `Завод ${[undefined, ...early].indexOf(toldBefore)}`;
  await begin(name);
  const seen: string[] = [];
  for (const [step, act] of Object.entries(steps)) {
    if (step === toldBefore) await tellHr();
    if (step === 'end' && toldBefore)
      expect([await tablesWith(pool(), line), await tablesWith(pool(), 'sealed:')]).toEqual([
        [],
        ['assignment'],
      ]);
    await act();
    await work();
    if (step === 'addition' || step === 'talk') seen.push(...(await all()));
    else if (step === 'answers' || step === 'reminder' || step === 'morning')
      seen.push(await waiting());
  }
  return masked(seen.map((text) => text.replaceAll(name, 'Завод')));
}

/** What waits for each, as the page says it. */
async function waiting(): Promise<string> {
  const seen: object[] = [];
  for (const member of members) {
    const token = await signIn(house.context.database, member, house.context.now());
    seen.push((await house.call(getTasks, { token })).body.data);
  }
  seen.push((await house.call(getTasks, { token: await linkOf(5) })).body.data);
  return JSON.stringify(seen);
}

async function all(): Promise<string[]> {
  const seen: unknown[] = [];
  for (const member of members) {
    const token = await signIn(house.context.database, member, house.context.now());
    for (const call of [getAnsweringList, getReportList, getNotificationList] as const)
      seen.push((await house.call(call, { token, query: {} })).body);
    const { questionaryId, employeeId } = which();
    const params = { questionaryId, employeeId };
    seen.push((await house.call(getReport, { token, params, query: {} })).body);
    for (const format of ['pdf', 'xlsx', 'csv'] as const)
      seen.push(await file(token, { questionaryId, employeeId, format }));
    seen.push((await house.call(exportReportList, { token, query: { format: 'csv' } })).bytes);
  }
  const link = await linkOf(5);
  seen.push((await house.call(testingStart, { query: { token: link } })).body);
  const { questionaryId, employeeId } = which();
  const asked = {
    'filterList[questionaryId]': questionaryId,
    'filterList[employeeId]': employeeId,
  };
  seen.push((await house.call(testingStartEmployee, { token: link, query: asked })).body);
  for (let place = 0; place < asking.company.people.length; place += 1)
    if (place !== declining && place !== ill)
      seen.push(box.to(emailOf(place)).map(({ subject, text, html }) => [subject, text, html]));
  seen.push(
    await query(`select status, passed_participant_count from questionary q
      left join report r on r.questionary_id = q.id where q.id = '${questionaryId}'`),
  );
  return seen.map((one) => (one instanceof Uint8Array ? String(one) : JSON.stringify(one)));
}

async function file(
  token: string,
  wanted: { questionaryId: string; employeeId: string; format: 'pdf' | 'xlsx' | 'csv' },
) {
  const { status, bytes } = await house.call(exportReport, { token, query: wanted });
  if (status !== 200) return status;
  if (wanted.format !== 'xlsx') return String(bytes);
  return (await unpacked(bytes)).map(({ name, content }) => [name, String(content)]);
}

function masked(texts: readonly string[]): string[] {
  const names = new Map<string, string>();
  const nameOf = (found: string) => {
    if (!names.has(found)) names.set(found, `<${names.size}>`);
    return names.get(found) ?? '';
  };
  const random = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|token=[\w.-]+|member-\d+@/g;
  return texts.map((text) => text.replace(random, nameOf));
}

test('whatever somebody says to HR, and whenever, nobody else gets a byte of it', async () => {
  const silence = await world();
  for (const said of ['Надёжность', 'Ждёт разговора', '"kind":"waits"'])
    expect(silence.join()).toContain(said);
  for (const step of someOf<Early>(early, ['answers'])) {
    expect(await world(step), `said before ${step}`).toEqual(silence);
    await expectForgotten();
  }
});

/** After the final report of the cycle nothing holds what somebody said to HR, but for one word of it at its place. */
async function expectForgotten(): Promise<void> {
  expect(await tablesWith(pool(), line)).toEqual([]);
  expect(await tablesWith(pool(), 'sealed:')).toEqual([]);
  expect(await tablesWith(pool(), 'notTogether')).toEqual(['assignment']);
  expect(await tablesWith(pool(), 'excused')).toEqual(['assignment']);
  expect(await query('select from sheet')).toEqual([]);
  for (const table of ['task_digest', 'delivery'])
    expect(await query(`select from ${table} limit 1`), table).toHaveLength(1);
}
