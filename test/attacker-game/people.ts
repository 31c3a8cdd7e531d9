import { expect } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { inBrand, makeMember } from '#test/factories.ts';
import { type Game, pick, raters, token } from './game.ts';

/** What HR may do to people's records and rights. */

interface EmployeeRecord {
  email: string;
  firstName: string;
  lastName: string;
}

export async function recordOf({ asking }: Pick<Game, 'asking'>, id: string) {
  const [row] = await asking.query<EmployeeRecord>(
    `select email, first_name as "firstName", last_name as "lastName" from employee where id = $1`,
    [id],
  );
  return row!;
}

const formOf = ({ asking }: Pick<Game, 'asking'>, record: EmployeeRecord) => ({
  ...record,
  locale: 'ru' as const,
  positionId: asking.company.positionId,
  subdivisionId: asking.company.subdivisionId,
  inCompany: '2024-03-01',
  inPosition: '2025-01-15',
});

/** The former address is told each time, and the journal keeps both (rule 50). */
export async function setEmail(game: Pick<Game, 'asking'>, id: string, email: string) {
  const { asking } = game;
  const record = await recordOf(game, id);
  const body = { id, ...formOf(game, { ...record, email }) };
  const { status } = await asking.house.call(employeeCalls.update, { token: token(game), body });
  expect(status).toBe(200);
  await asking.work();
  expect(asking.box.to(record.email).at(-1)?.text).toContain(email);
  const journal = await asking.query<{ details: object }>(
    `select details from audit where brand_id = $1 and entity_id = $2 order by id desc limit 1`,
    [asking.company.brandId, id],
  );
  expect(journal[0]?.details).toMatchObject({ emailFrom: record.email, emailTo: email });
}

export async function borrow(game: Game, id = pick(game, game.people.slice(2))) {
  if (!id || game.borrowed.has(id)) return;
  game.borrowed.set(id, (await recordOf(game, id)).email);
  await setEmail(game, id, `hr.${Math.floor(game.random() * 1e9)}@example.ru`);
}

export async function giveBack(game: Game, id = pick(game, [...game.borrowed.keys()])) {
  const email = id && game.borrowed.get(id);
  if (!email) return;
  await setEmail(game, id, email);
  game.borrowed.delete(id);
}

async function make(game: Game, names: Omit<EmployeeRecord, 'email'>): Promise<string> {
  const email = `${Math.floor(game.random() * 1e9)}@hr.example.ru`;
  const body = formOf(game, { ...names, email });
  const reply = await game.asking.house.call(employeeCalls.create, { token: token(game), body });
  expect(reply.status).toBe(200);
  return reply.body.data.id;
}

export async function invent(game: Game): Promise<string> {
  const lastName = `Выдуманный${Math.floor(game.random() * 1e9)}`;
  const id = await make(game, { firstName: 'Мария', lastName });
  game.invented.add(id);
  return id;
}

/** Somebody gets a second record. The letters come to them. */
export async function makeSecond(game: Game, id = pick(game, game.people.slice(2))) {
  if (!id) return undefined;
  const { firstName, lastName } = await recordOf(game, id);
  const second = await make(game, { firstName, lastName });
  game.secondOf.set(second, id);
  return second;
}

/** A record goes, and HR reads the letters to a new one of the same names. */
export async function remake(game: Game, id = pick(game, game.people.slice(2))) {
  if (!id || game.people.length < 8) return undefined;
  const { firstName, lastName } = await recordOf(game, id);
  const { status } = await game.asking.house.call(employeeCalls.delete, {
    token: token(game),
    params: { id },
  });
  if (status !== 200) return undefined;
  game.people = game.people.filter((each) => each !== id);
  const remade = await make(game, { firstName, lastName });
  game.invented.add(remade);
  return remade;
}

/** A super admin lets somebody into HR. */
export async function letIn(game: Game, id = pick(game, raters(game))) {
  const { house, company } = game.asking;
  if (!id || game.insiders.has(id)) return;
  await inBrand(house.context.database, company.brandId, async (scope) => {
    const { rowCount } = await scope.tx.$client.query(
      `update membership set roles = '{ROLE_HR}' where employee_id = $1`,
      [id],
    );
    if (!rowCount) await makeMember(scope, ['ROLE_HR'], { employeeId: id });
  });
  game.insiders.add(id);
}

export async function letOut(game: Game, id = pick(game, [...game.insiders])) {
  if (!id) return;
  await game.asking.query(
    `update membership set roles = '{ROLE_EMPLOYEE}' where employee_id = $1`,
    [id],
  );
  game.insiders.delete(id);
}
