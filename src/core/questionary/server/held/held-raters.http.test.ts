import { beforeEach, describe, expect, test } from 'vitest';
import { createCycle } from '#core/cycle/contract/cycle.ts';
import { addSubjects } from '#core/cycle/contract/cycle-subjects.ts';
import { findHeldRaters } from '#core/questionary/contract/held/held-raters.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import { startAttack } from '#test/start/start-attack.ts';

/** What the form reads while raters are chosen (rules 26c and 26i). Person 0 is assessed, 1 supervises. */
const attack = startAttack();
const { asking, as, person, ask, end, makeNamesake } = attack;
const { house } = asking;

type Form = BodyInput<typeof findHeldRaters>;
async function look(raters: ReturnType<typeof as>, given: Partial<Form> = {}, token?: string) {
  const { status, body } = await house.call(findHeldRaters, {
    token: token ?? asking.company.hrToken,
    body: {
      method: '360',
      isAnonymous: true,
      dateStart: '2026-06-15',
      dateEnd: '2026-06-30',
      employeeList: [{ id: person(0) }],
      participantList: [{ id: person(1), type: 'supervisor' }, ...raters],
      ...given,
    },
  });
  expect(status).toBe(200);
  return body.data;
}
const colleagues = () => as('colleague', 2, 3, 4, 5);
const enterAs = async (place: number) => {
  const { database } = house.context;
  const own = await inBrand(database, asking.company.brandId, (scope) =>
    makeMember(scope, ['ROLE_HR'], { employeeId: person(place) }),
  );
  return signIn(database, own, house.context.now());
};

describe('who can’t be asked', () => {
  test('stands beside each rater with the assessment and the day, until that day', async () => {
    const first = await ask(colleagues());
    const { raterList } = await look(as('colleague', 2, 6));
    expect(raterList.map(({ id }) => id)).toEqual([person(2)]);
    expect(raterList[0]?.message).toContain(`№ ${first?.number}`);
    await end(first);
    const [held] = (await look(as('colleague', 2))).raterList;
    expect(held?.message).toContain('с 15 июл. 2026');
    const later = { dateStart: '2026-07-15', dateEnd: '2026-07-30' };
    expect((await look(as('colleague', 2), later)).raterList).toEqual([]);
  });

  test('of several people assessed the same is said once', async () => {
    const employeeList = [{ id: person(0) }, { id: person(12) }];
    await ask(colleagues(), { employeeList });
    const [held, ...more] = (await look(as('colleague', 2), { employeeList })).raterList;
    expect(more).toEqual([]);
    expect(held?.message.match(/№/g)).toHaveLength(1);
  });

  test('in work only of those who come to it, by its own rules', async () => {
    const first = await ask(colleagues());
    const id = first!.id;
    const second = await makeNamesake(person(2));
    const raters = [
      ...colleagues(),
      ...as('colleague', 6),
      { id: second, type: 'customer' as const },
    ];
    const { raterList } = await look(raters, { id, isAnonymous: false });
    expect(raterList.map((one) => one.id)).toEqual([second]);
  });

  test('about themself HR reads neither a reason nor a day, nor a cycle', async () => {
    await ask(colleagues());
    await plan([person(0)]);
    const token = await enterAs(0);
    const { raterList, cycleList } = await look(as('colleague', 2, 3), {}, token);
    expect(raterList.map(({ message }) => message.split(':')[0])).toEqual([
      'Сейчас этих участников выбрать нельзя',
      'Сейчас этих участников выбрать нельзя',
    ]);
    expect(JSON.stringify(raterList)).not.toMatch(/2026|№/);
    expect(cycleList).toEqual([]);
  });
});

/** A cycle about these people, which nobody has begun. */
async function plan(people: string[], given: Partial<BodyInput<typeof createCycle>> = {}) {
  const token = asking.company.hrToken;
  const role = { min: 0, max: 9 };
  const { body } = await house.call(createCycle, {
    token,
    body: {
      name: 'Осень',
      chosenBy: 'subject',
      approvedBy: 'leader',
      chooseUntil: '2026-07-10',
      dateStart: '2026-07-20',
      dateEnd: '2026-08-10',
      limits: { colleague: role, customer: role, subordinate: role },
      ...given,
    },
  });
  const params = { id: body.data.id };
  await house.call(addSubjects, { token, params, body: { employeeIdList: people } });
}

describe('a planned cycle', () => {
  beforeEach(() => plan([person(0), person(7)]));

  test('is told with its day and with how many it could then not ask', async () => {
    const { cycleList } = await look(colleagues());
    expect(cycleList).toEqual([expect.stringMatching(/20 июл\. 2026.*«Осень».*: 4\./)]);
  });

  test.each<[string, () => Partial<Form>]>([
    ['which begins when the answers are free again', () => ({ dateEnd: '2026-06-19' })],
    ['about somebody else', () => ({ employeeList: [{ id: person(8) }] })],
    ['where only a supervisor is asked', () => ({ participantList: as('supervisor', 1) })],
  ])('not one %s', async (_, given) => {
    expect((await look(colleagues(), given())).cycleList).toEqual([]);
  });

  test('not one that should have begun', async () => {
    await attack.wait(40);
    const dates = { dateStart: '2026-07-21', dateEnd: '2026-07-30' };
    expect((await look(colleagues(), dates)).cycleList).toEqual([]);
  });

  test('is told of open asking too, but not where both are open', async () => {
    const openly = { isAnonymous: false };
    expect((await look(colleagues(), openly)).cycleList).toHaveLength(1);
    await plan([person(8)], openly);
    const employeeList = [{ id: person(8) }];
    expect((await look(colleagues(), { employeeList, ...openly })).cycleList).toEqual([]);
    expect((await look(colleagues(), { employeeList })).cycleList).toHaveLength(1);
  });
});
