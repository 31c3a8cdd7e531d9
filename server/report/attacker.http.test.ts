import { afterEach, expect, test } from 'vitest';
import { createEmployee, updateEmployee } from '#contract/employee.ts';
import { getQuestionary, type QuestionaryDetail } from '#contract/questionary.ts';
import { updateQuestionary, updateQuestionaryStatus } from '#contract/questionary-change.ts';
import { exportReport, getReport } from '#contract/report.ts';
import type { AnonymousType } from '#contract/rules/methods.ts';
import type { ReportContent } from '#contract/rules/report-content.ts';
import { inBrand, makeCompany, makeMember } from '#test/factories.ts';
import { copiedText } from '#test/pdf-text.ts';
import { plain } from '#test/plain.ts';
import { createOne, formFrom } from '#test/questionary-form.ts';
import { isolatesFewer } from '#test/report-fixtures/attacker.ts';
import { testNow } from '#test/start-app.ts';
import { startAsking } from '#test/start-asking.ts';
import { makeSubjectReport, readShared } from './make-subject-report.ts';

/**
 * HR tries to find out what one person answered, by everything that HR may do: borrow mailboxes and
 * give them back, invent people, start several questionaries about one person, add raters, let people
 * into HR and out again, move last days, answer for those whose letters it reads, look at interim
 * reports, and end each questionary when it likes. At the end it adds and subtracts what the reports
 * show (rules 24 to 26, decisions 056 and 059).
 */
const asking = startAsking();
const { house, query } = asking;

/** T of these companies. */
const threshold = 3;
const moves = 24;
const seeds = [1, 2, 3];

/** What HR knows: who wrote each sheet, and which sheets it wrote itself. */
interface Game {
  random: () => number;
  people: string[];
  /** The true e-mail of each person whose letters HR reads now. */
  borrowed: Map<string, string>;
  /** People whom HR has made up. It reads all their letters. */
  invented: Set<string>;
  open: QuestionaryDetail[];
  /** By questionary: who has answered, in which role, and whether HR did it. */
  answered: Map<string, { id: string; type: string; byHr: boolean }[]>;
  /** Raters who are in HR now. They know what they answer. */
  insiders: Set<string>;
  /** By questionary and roles: the people behind the number shown. */
  cells: Map<string, Map<string, string[]>>;
  /** The people behind each number shown, without those in whose place HR answered. */
  sums: string[][];
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const pick = <V>({ random }: Game, list: readonly V[]): V | undefined =>
  list[Math.floor(random() * list.length)];
const shuffled = <V>({ random }: Game, list: readonly V[]): V[] =>
  list
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map((each) => each.value);

const raters = ({ people, invented }: Game) => [...people.slice(2), ...invented];
const token = () => asking.company.hrToken;

async function recordOf(id: string) {
  const [row] = await query<{ email: string; last_name: string }>(
    'select email, last_name from employee where id = $1',
    [id],
  );
  return row!;
}

const formOfEmployee = (lastName: string, email: string) => ({
  firstName: 'Мария',
  lastName,
  email,
  locale: 'ru' as const,
  positionId: asking.company.positionId,
  subdivisionId: asking.company.subdivisionId,
  inCompany: '2024-03-01',
  inPosition: '2025-01-15',
});

/** The former address is told each time, and the journal keeps both (rule 50). */
async function setEmail(id: string, email: string) {
  const { last_name, email: former } = await recordOf(id);
  const body = { id, ...formOfEmployee(last_name, email) };
  expect((await house.call(updateEmployee, { token: token(), body })).status).toBe(200);
  await asking.work();
  expect(asking.box.to(former).at(-1)?.text).toContain(email);
  const journal = await query<{ details: object }>(
    `select details from audit where brand_id = $1 and entity_id = $2 order by id desc limit 1`,
    [asking.company.brandId, id],
  );
  expect(journal[0]?.details).toMatchObject({ emailFrom: former, emailTo: email });
}

async function borrow(game: Game, id = pick(game, game.people.slice(2))) {
  if (!id || game.borrowed.has(id)) return;
  game.borrowed.set(id, (await recordOf(id)).email);
  await setEmail(id, `hr.${Math.floor(game.random() * 1e9)}@example.ru`);
}

async function giveBack(game: Game, id = pick(game, [...game.borrowed.keys()])) {
  const email = id && game.borrowed.get(id);
  if (!email) return;
  await setEmail(id, email);
  game.borrowed.delete(id);
}

async function invent(game: Game) {
  const name = `Выдуманный${Math.floor(game.random() * 1e9)}`;
  const body = formOfEmployee(name, `${Math.floor(game.random() * 1e9)}@hr.example.ru`);
  const { body: reply } = await house.call(createEmployee, { token: token(), body });
  game.invented.add(reply.data.id);
  return reply.data.id;
}

/** By default with three to five colleagues and up to two customers. Undefined when it is refused. */
async function start(game: Game, given?: string[]): Promise<QuestionaryDetail | undefined> {
  if (game.answered.size === 3) return undefined;
  const [subject, supervisor] = game.people;
  const chosen = shuffled(game, raters(game));
  const colleagues = given ?? chosen.slice(0, 3 + Math.floor(game.random() * 3));
  const customers = given ? [] : chosen.slice(5, 5 + Math.floor(game.random() * 3));
  const made = await createOne(house, asking.company, {
    employeeList: [{ id: subject! }],
    participantList: [
      { id: supervisor!, type: 'supervisor' },
      ...colleagues.map((id) => ({ id, type: 'colleague' as const })),
      ...customers.map((id) => ({ id, type: 'customer' as const })),
    ],
  });
  const body = { id: made.id, status: 'inwork' as const };
  const { status } = await house.call(updateQuestionaryStatus, { token: token(), body });
  if (status !== 200) return undefined;
  game.open.push(made);
  game.answered.set(made.id, []);
  return made;
}

const read = async ({ id }: QuestionaryDetail) =>
  (await house.call(getQuestionary, { token: token(), params: { id } })).body.data;

async function add(
  game: Game,
  questionary = pick(game, game.open),
  id = pick(game, raters(game)),
): Promise<void> {
  if (!questionary || !id) return;
  const form = formFrom(await read(questionary));
  if (form.participantList.some((each) => each.id === id)) return;
  form.participantList.push({ id, type: 'colleague' });
  await house.call(updateQuestionary, { token: token(), body: { ...form, version: undefined } });
}

/** Somebody answers: the person themself, or HR where it reads their letters. */
async function answer(
  game: Game,
  questionary = pick(game, game.open),
  given?: string,
): Promise<void> {
  const done = questionary && game.answered.get(questionary.id);
  if (!done) return;
  const left = (await read(questionary)).participantList.filter(
    ({ id, type }) =>
      !['employee', 'supervisor'].includes(type) &&
      !done.some((each) => each.id === id) &&
      id === (given ?? id),
  );
  const rater = pick(game, left);
  if (!rater) return;
  const token = await invitationOf(rater.id, questionary.id);
  if (!token) return;
  expect((await asking.answer(token, undefined, questionary.id)).status).toBe(200);
  const byHr = game.borrowed.has(rater.id) || game.invented.has(rater.id);
  done.push({ id: rater.id, type: rater.type, byHr });
}

/** A link that opens this questionary, in the letters at the person's address of now, if one has come. */
async function invitationOf(id: string, questionaryId: string): Promise<string | undefined> {
  await asking.work();
  const { email } = await recordOf(id);
  for (const mail of asking.box.to(email).reverse()) {
    const found = /testing\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
    if (!found) continue;
    const { status, body } = await asking.open(found);
    const rows = status === 200 ? body.data.assignmentList : [];
    if (rows.some((row) => row.questionaryId === questionaryId && row.status !== 'done')) {
      return found;
    }
  }
  return undefined;
}

/** A super admin lets somebody into HR. */
async function letIn(game: Game, id = pick(game, raters(game))) {
  if (!id || game.insiders.has(id)) return;
  await inBrand(house.context.database, asking.company.brandId, async (scope) => {
    const { rowCount } = await scope.tx.$client.query(
      `update membership set roles = '{ROLE_HR}' where employee_id = $1`,
      [id],
    );
    if (!rowCount) await makeMember(scope, ['ROLE_HR'], { employeeId: id });
  });
  game.insiders.add(id);
}

async function letOut(game: Game, id = pick(game, [...game.insiders])) {
  if (!id) return;
  await query(`update membership set roles = '{ROLE_EMPLOYEE}' where employee_id = $1`, [id]);
  game.insiders.delete(id);
}

/** The last day becomes today or another one; what is over cannot be reopened. */
async function moveEnd(game: Game, questionary = pick(game, [...game.answered.keys()])) {
  if (!questionary) return;
  const form = formFrom(await read({ id: questionary } as QuestionaryDetail));
  const dateEnd = pick(game, [testNow.slice(0, 10), '2026-12-31'])!;
  const body = { ...form, dateEnd, version: undefined };
  const { status } = await house.call(updateQuestionary, { token: token(), body });
  if (!game.open.some(({ id }) => id === questionary)) expect(status).toBe(409);
}

async function interim(game: Game, questionary = pick(game, game.open)) {
  if (!questionary) return;
  const of = { questionaryId: questionary.id, employeeId: game.people[0]! };
  await inBrand(house.context.database, asking.company.brandId, async (scope) =>
    makeSubjectReport(
      scope,
      { ...of, kind: 'interim', now: house.context.now() },
      await readShared(scope, questionary.id),
    ),
  );
  const passedParticipantCount = String(game.answered.get(questionary.id)!.length);
  const query = { passedParticipantCount };
  const { status, body } = await house.call(getReport, { token: token(), params: of, query });
  if (status === 200) note(game, questionary, body.data);
}

/** Ends it now. */
async function end(game: Game, questionary = pick(game, game.open)) {
  if (!questionary || !game.open.some(({ id }) => id === questionary.id)) return;
  game.open = game.open.filter(({ id }) => id !== questionary.id);
  const body = { id: questionary.id, status: 'archived' as const };
  expect((await house.call(updateQuestionaryStatus, { token: token(), body })).status).toBe(200);
  await asking.work();
  const params = { questionaryId: questionary.id, employeeId: game.people[0]! };
  const { status, body: reply } = await house.call(getReport, { token: token(), params });
  if (status === 404) return expect(game.answered.get(questionary.id)).toEqual([]);
  note(game, questionary, reply.data);
}

/**
 * Whom each number of this report is about. Everybody has a mark, so a group takes in all who have
 * answered since, or nobody.
 */
function note(game: Game, { id }: QuestionaryDetail, { competenceMarkList }: ReportContent) {
  const done = game.answered.get(id)!;
  const cells = game.cells.get(id) ?? new Map<string, string[]>();
  game.cells.set(id, cells);
  const before = new Set([...cells.values()].flat());
  for (const { types, sheetCount } of competenceMarkList[0]!.participantList) {
    if (types.includes('supervisor') || types.includes('employee')) continue;
    const old = cells.get(types.join()) ?? [];
    const since = done.filter(
      (each) => types.includes(each.type as AnonymousType) && !before.has(each.id),
    );
    const inside = [...old, ...(sheetCount > old.length ? since.map((each) => each.id) : [])];
    expect(inside).toHaveLength(sheetCount);
    cells.set(types.join(), inside);
    const byHr = new Set(done.filter((each) => each.byHr).map((each) => each.id));
    game.sums.push(inside.filter((each) => !byHr.has(each) && !game.insiders.has(each)));
  }
}

/** What HR has in mind. Random moves happen in between, and may spoil it. */
const plans: Record<string, (game: Game, also: () => Promise<void>) => Promise<void>> = {
  'nothing special': async (game, also) => {
    for (let left = moves; left > 0; left -= 1) await also();
    await end(game);
  },
  'borrowing two mailboxes before anybody is asked': async (game, also) => {
    const [first, second, victim] = shuffled(game, game.people.slice(2));
    for (const id of [first, second]) await borrow(game, id);
    await also();
    const questionary = await start(game, [first!, second!, victim!]);
    for (const id of [first, second]) await answer(game, questionary, id);
    // Giving one back is a change of its own, which the product sees too.
    if (game.random() < 0.5) for (const id of [first, second]) await giveBack(game, id);
    await also();
    await answer(game, questionary, victim);
    await end(game, questionary);
  },
  'borrowing two mailboxes of people who were asked': async (game, also) => {
    const [first, second, victim] = shuffled(game, game.people.slice(2));
    const questionary = await start(game, [first!, second!, victim!]);
    for (const id of [first, second]) await borrow(game, id);
    for (const id of [first, second]) await answer(game, questionary, id);
    await also();
    await answer(game, questionary, victim);
    await end(game, questionary);
  },
  'adding two invented people once the only one has answered': async (game, also) => {
    const victim = pick(game, game.people.slice(2))!;
    const questionary = await start(game, [victim]);
    await answer(game, questionary, victim);
    await also();
    for (const id of [await invent(game), await invent(game)]) {
      await add(game, questionary, id);
      await answer(game, questionary, id);
    }
    await end(game, questionary);
  },
  'ending two at the moment when one more has answered the first': async (game, also) => {
    const [victim, a, b, c, x, y, z] = shuffled(game, game.people.slice(2)) as string[];
    const wider = await start(game, [a!, b!, c!, victim!]);
    const other = await start(game, [a!, b!, c!, x!, y!, z!]);
    for (const id of [a, b, c]) {
      await answer(game, wider, id);
      await answer(game, other, id);
    }
    await answer(game, wider, victim);
    if (game.random() < 0.3) await also();
    for (const questionary of shuffled(game, [wider, other])) await end(game, questionary);
  },
  'asking two groups, and both with one more': async (game, also) => {
    const [victim, a, b, c, d, e, f] = shuffled(game, game.people.slice(2)) as string[];
    const groups = [
      [a!, b!, c!],
      [d!, e!, f!],
      [a!, b!, c!, d!, e!, f!, victim!],
    ];
    const started = [];
    for (const group of groups) started.push({ group, questionary: await start(game, group) });
    for (const { group, questionary } of started)
      for (const id of group) await answer(game, questionary, id);
    if (game.random() < 0.3) await also();
    for (const { questionary } of shuffled(game, started)) await end(game, questionary);
  },
  'looking at one in between, and asking the later ones with one more': async (game, also) => {
    const [victim, a, b, c, d, e, f] = shuffled(game, game.people.slice(2)) as string[];
    const first = await start(game, [a!, b!, c!, d!, e!, f!]);
    for (const id of [a, b, c]) await answer(game, first, id);
    await interim(game, first);
    const other = await start(game, [d!, e!, f!, victim!]);
    for (const id of [d, e, f]) await answer(game, first, id);
    for (const id of [d, e, f, victim]) await answer(game, other, id);
    if (game.random() < 0.3) await also();
    for (const questionary of shuffled(game, [first, other])) await end(game, questionary);
  },
  'letting two raters into HR once all have answered': async (game, also) => {
    const [victim, a, b] = shuffled(game, game.people.slice(2)) as string[];
    const questionary = await start(game, [a!, b!, victim!]);
    for (const id of shuffled(game, [a, b, victim])) await answer(game, questionary, id);
    for (const id of [a, b]) await letIn(game, id);
    await also();
    await end(game, questionary);
  },
};

async function play(seed: number, plan: keyof typeof plans): Promise<string[][]> {
  asking.company = await makeCompany(house.context.database, new Date(testNow), { howMany: 10 });
  const game: Game = {
    random: randomFrom(seed),
    people: asking.company.people,
    borrowed: new Map(),
    invented: new Set(),
    open: [],
    answered: new Map(),
    insiders: new Set(),
    cells: new Map(),
    sums: [],
  };
  const seldom = [borrow, giveBack, add, invent, letIn, letOut, moveEnd, interim, end];
  const usual = [start, answer, answer, answer, answer, ...seldom];
  const also = async () => {
    await pick(game, usual)!(game);
  };
  await plans[plan]!(game, also);
  for (const questionary of game.open) await end(game, questionary);
  return game.sums;
}

let shown = 0;
afterEach(() => asking.box.mails.splice(0));

test.each(Object.keys(plans).flatMap((plan) => seeds.map((seed) => [plan, seed] as const)))(
  '%s (%i): no numbers shown lead to fewer than three people',
  async (plan, seed) => {
    const sums = await play(seed, plan);
    shown += sums.length;
    expect(isolatesFewer(sums, new Set(), threshold)).toBe(false);
  },
);

test('letters that HR reads, the journal and the paper hold no answer that the report keeps back', async () => {
  const [subject, , first, second, third] = asking.company.people as string[];
  await setEmail(third!, 'hr.third@example.ru');
  const written = async () => {
    const { rows } = await house.context.database.pool.query<{ row: string }>(
      'select audit::text as row from audit',
    );
    return rows.map(({ row }) => row);
  };
  const before = await written();
  const secrets = [];
  for (const id of [first, second]) {
    const text = `Только ${id} знает`;
    secrets.push(text);
    const { body } = await asking.answer(await asking.tokenOf(id), { text, answer: 4 });
    expect(body.code).toBe(0);
  }
  expect(await written()).toEqual(before);
  await asking.answer(await asking.tokenOf(third), { answer: 1 });
  const { competenceMarkList } = await asking.report();
  expect(competenceMarkList.flatMap(({ participantList }) => participantList)).toEqual([]);
  const { bytes } = await house.call(exportReport, {
    token: token(),
    query: { questionaryId: asking.questionary.id, employeeId: subject! },
  });
  const letters = asking.box.mails.map(({ text, html }) => `${text} ${html}`);
  const seen = [await copiedText(bytes), ...letters, ...(await written())].map(plain).join();
  expect(seen).toContain('Надёжность');
  for (const secret of secrets) expect(seen).not.toContain(secret);
});

test('the games do show numbers', () => {
  expect(shown).toBeGreaterThan(2);
});
