import { expect } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { updateAnyCompany } from '#core/profile/contract/profile.ts';
import { unixOfDate } from '#core/profile/contract/rules/profile-fields.ts';
import { enter } from './beginnings.ts';
import { testNow } from './start-app.ts';
import { startAsking } from './start-asking.ts';

export interface Row {
  email: string;
  firstName: string;
  lastName: string;
  renamedAt: Date | null;
}

let made = 0;

/**
 * What HR does to people's names, and what a report shows then. Person 0 is assessed, 2 to 4 are
 * colleagues, T is 3. Call it at the top of a suite.
 */
export function startRenaming() {
  const asking = startAsking();
  const { house, box, query, tokenOf, work } = asking;
  const person = (place: number) => asking.company.people[place]!;
  const token = () => asking.company.hrToken;

  /** HR signs in anew on a later day. */
  async function inDays(days: number) {
    house.setNow(new Date(Date.parse(testNow) + days * 86_400_000).toISOString());
    asking.company.hrToken = (await enter(house.context, asking.company, ['ROLE_HR'])).token;
  }

  async function record(id: string): Promise<Row> {
    const [row] = await query<Row>(
      `select email, first_name as "firstName", last_name as "lastName", renamed_at as "renamedAt"
       from employee where id = $1`,
      [id],
    );
    return row!;
  }

  const formOf = ({ renamedAt: _, ...row }: Row) => ({
    ...row,
    locale: 'ru' as const,
    positionId: asking.company.positionId,
    subdivisionId: asking.company.subdivisionId,
    inCompany: '2024-03-01',
    inPosition: '2025-01-15',
  });

  async function rename(id: string, names: Partial<Pick<Row, 'firstName' | 'lastName'>>) {
    const row = await record(id);
    const { firstName = row.firstName, lastName = row.lastName } = names;
    const body = { id, ...formOf({ ...row, firstName, lastName }) };
    expect((await house.call(employeeCalls.update, { token: token(), body })).status).toBe(200);
    await work();
  }

  /** A record with that name and a mailbox of HR's. */
  async function make(name: Pick<Row, 'firstName' | 'lastName'>): Promise<string> {
    const email = `hr${made++}@example.ru`;
    const body = formOf({ renamedAt: null, ...name, email });
    const reply = await house.call(employeeCalls.create, { token: token(), body });
    expect(reply.status).toBe(200);
    await work();
    return reply.body.data.id;
  }

  async function remove(id: string) {
    const reply = await house.call(employeeCalls.delete, { token: token(), params: { id } });
    expect(reply.status).toBe(200);
    await work();
  }

  async function setDismissed(id: string, firedAt: string) {
    const params = { id };
    const body = {
      inCompany: unixOfDate('2020-02-03'),
      inPosition: unixOfDate('2021-03-01'),
      isBirthDateHide: false,
      firedAt: unixOfDate(firedAt),
    };
    const reply = await house.call(updateAnyCompany, { token: token(), params, body });
    expect(reply.status).toBe(200);
    await work();
  }

  /** Asks these colleagues, who all answer. Returns how many the report shows together, and holds back. */
  async function asked(...ids: string[]) {
    await startAnother(ids);
    return answered(...ids);
  }

  async function startAnother(ids: readonly string[]) {
    await asking.over();
    const today = house.context.now().toISOString().slice(0, 10);
    const colleagues = ids.map((id) => ({ id, type: 'colleague' as const }));
    const supervisor = { id: person(1), type: 'supervisor' } as const;
    const days = { dateStart: today, dateEnd: today };
    await asking.start({ ...days, participantList: [supervisor, ...colleagues] });
  }

  async function answered(...ids: string[]) {
    for (const id of ids) expect((await asking.answer(await tokenOf(id))).status).toBe(200);
    const report = await asking.report();
    const shown = report.competenceMarkList[0]!.participantList.filter(({ types }) =>
      types.includes('colleague'),
    );
    return shown.map(({ sheetCount }) => sheetCount);
  }

  const letters = (email: string) =>
    box.to(email).filter(({ subject }) => subject?.includes('Ваше имя в другой карточке'));
  return {
    asking,
    person,
    token,
    inDays,
    record,
    formOf,
    rename,
    make,
    remove,
    setDismissed,
    asked,
    startAnother,
    answered,
    letters,
  };
}
