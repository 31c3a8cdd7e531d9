import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { queueFromStart } from '#core/invitation/server/queue.ts';
import { getQuestionary, type QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { inviteAgain } from '#core/questionary/contract/questionary-change.ts';
import { inBrand, makeCompany } from '#test/factories.ts';
import { changeJobs } from '#test/fake/queued-jobs.ts';
import { startOne } from '#test/screen/questionary-form.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** When invitations don't arrive, HR is told and they are sent again (decision 027). */
const asking = startAsking();
const { house, box, query, work } = asking;

let detail: QuestionaryDetail;
let colleague: string;
let email: string;

const emailOf = async (id: string) =>
  (await query<{ email: string }>('select email from employee where id = $1', [id]))[0]!.email;
const token = () => asking.company.hrToken;
const seen = async (id = colleague) => {
  const { body } = await house.call(getQuestionary, { token: token(), params: { id: detail.id } });
  return body.data.participantList.find((one) => one.id === id)?.undelivered;
};
const again = (employeeId = colleague) =>
  house.call(inviteAgain, { token: token(), body: { id: detail.id, employeeId } });
const refuse = (code: number) => {
  box.refuse = (address) => (address === email ? code : undefined);
};
/** Uses up all the tries before a letter is given up. */
async function tryOut() {
  for (let time = 0; time < 12; time += 1) await work();
}
const hourly = () => tasks['invite-unreached'](house.context, {}, { attempt: 1, isLast: false });
const states = async () =>
  (
    await query<{ state: string }>(
      `select state from delivery where type = 'invitation' and payload ->> 'employeeId' = $1
        order by created_at`,
      [colleague],
    )
  ).map(({ state }) => state);

/** In a company of its own, where no letter has gone out yet. */
beforeEach(async () => {
  asking.company = await makeCompany(house.context.database, house.context.now());
  colleague = asking.company.people[2]!;
  email = await emailOf(colleague);
  box.refuse = undefined;
  detail = await startOne(house, asking.company);
  asking.questionary = detail;
});

describe('a mail server that is out of order for longer than a letter is tried', () => {
  test('is shown at the participant, and the letter is sent once it works again', async () => {
    refuse(451);
    await work();
    expect([await seen(), await seen(asking.company.people[3])]).toEqual([
      { reason: 'retrying', email },
      null,
    ]);
    await tryOut();
    expect([await states(), await seen()]).toEqual([['failed'], { reason: 'retrying', email }]);
    house.setNow('2026-06-18T06:35:00Z');
    await hourly();
    await work();
    expect(await states()).toEqual(['failed', 'waiting']);
    box.refuse = undefined;
    await work();
    expect([box.to(email).length, await seen()]).toEqual([1, null]);
    house.setNow('2026-06-18T07:35:00Z');
    await hourly();
    await work();
    expect(box.to(email)).toHaveLength(1);
    expect((await asking.open(await asking.tokenOf(colleague))).status).toBe(200);
  });

  test('costs no letter when the questionary is over, or the person has answered', async () => {
    refuse(451);
    await tryOut();
    await query(
      `update assignment set status = 'done' where questionary_id = $1 and participant_id = $2`,
      [detail.id, colleague],
    );
    await hourly();
    expect([await states(), await seen()]).toEqual([['failed'], null]);
    await query(
      `update assignment set status = 'in_work' where questionary_id = $1 and participant_id = $2`,
      [detail.id, colleague],
    );
    house.setNow('2026-07-01T12:00:00Z');
    await hourly();
    box.refuse = undefined;
    await work();
    expect(box.to(email)).toEqual([]);
  });
});

describe('invitations that do not go out for a quarter of an hour', () => {
  const delayed = () => ({ reason: 'delayed', email });
  /** The clock of the house goes on by so many minutes. */
  const later = (minutes: number) =>
    house.setNow(new Date(Date.parse(testNow) + minutes * 60_000).toISOString());

  test('are shown as such when nobody has written them', async () => {
    later(14);
    expect(await seen()).toBeNull();
    later(15);
    expect(await seen()).toEqual(delayed());
    await query(`update employee set fired_at = '2026-06-14' where id = $1`, [colleague]);
    expect(await seen()).toBeNull();
    await query('update employee set fired_at = null where id = $1', [colleague]);
    await work();
    expect([await seen(), box.to(email).length]).toEqual([null, 1]);
  });

  test('are shown as such when nobody has sent them; inviting again helps', async () => {
    const { brandId } = asking.company;
    await tasks['invite-participants'](house.context, { brandId }, { attempt: 1, isLast: false });
    await changeJobs(house.context.database, `run_at = '2030-01-01'`);
    later(14);
    expect(await seen()).toBeNull();
    later(15);
    expect(await seen()).toEqual(delayed());
    await again();
    await work();
    expect([await seen(), box.to(email).length]).toEqual([null, 1]);
  });

  test('count from the first day, and for people added later from then', async () => {
    await query(`update questionary_participant set due_at = null where questionary_id = $1`, [
      detail.id,
    ]);
    await inBrand(house.context.database, asking.company.brandId, (scope) =>
      queueFromStart(
        scope,
        { id: detail.id, dateStart: '2026-06-17', dateEnd: detail.dateEnd },
        { now: house.context.now() },
      ),
    );
    house.setNow('2026-06-17T06:14:00Z');
    expect(await seen()).toBeNull();
    house.setNow('2026-06-17T06:15:00Z');
    expect(await seen()).toEqual(delayed());
  });
});

describe('an address that is refused for good', () => {
  test('is shown at the participant and not tried again until HR corrects it or invites again', async () => {
    refuse(550);
    await work();
    expect([await states(), await seen()]).toEqual([['refused'], { reason: 'refused', email }]);
    house.setNow('2026-06-15T10:35:00Z');
    await hourly();
    await work();
    expect(await states()).toEqual(['refused']);
    box.refuse = undefined;
    const { status, body } = await again();
    expect([status, body.message]).toEqual([200, 'Отправляем приглашение ещё раз']);
    expect(await again().then((twice) => twice.status)).toBe(200);
    await work();
    expect([box.to(email).length, await seen()]).toEqual([1, null]);
  });

  test('once corrected, needs no help', async () => {
    refuse(550);
    await work();
    const { positionId, subdivisionId } = asking.company;
    const right = `right.${email}`;
    await house.call(employeeCalls.update, {
      token: token(),
      body: {
        id: colleague,
        firstName: 'Мария',
        lastName: 'Соколова',
        email: right,
        locale: 'ru',
        positionId,
        subdivisionId,
        inCompany: '2024-03-01',
        inPosition: '2025-01-15',
      },
    });
    house.setNow('2026-06-15T09:01:00Z');
    expect(await seen()).toBeNull();
    await work();
    expect([box.to(right).length, await seen()]).toEqual([1, null]);
  });
});

describe('inviting again', () => {
  test('sends the letter that waits for its next try now, and once', async () => {
    refuse(451);
    await work();
    box.refuse = undefined;
    expect((await again()).status).toBe(200);
    await work();
    expect([box.to(email).length, await states()]).toEqual([1, ['sent']]);
  });

  test('sends another letter to somebody who lost theirs; the first link keeps working', async () => {
    await work();
    const first = await asking.tokenOf(colleague);
    house.setNow('2026-06-16T09:00:00Z');
    expect((await again()).status).toBe(200);
    await work();
    const second = await asking.tokenOf(colleague);
    expect(second).not.toBe(first);
    const opened = [await asking.open(first), await asking.open(second)];
    expect(opened.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('is refused with a reason when there is nobody to invite, or when it is too early or too late', async () => {
    await work();
    await asking.answer(await asking.tokenOf(colleague));
    const answered = await again();
    expect([answered.status, answered.body.message]).toEqual([
      409,
      expect.stringContaining('ответов больше не ждём'),
    ]);
    const [, , , mate, , , stranger] = asking.company.people;
    expect((await again(stranger)).status).toBe(404);
    await query(`update employee set fired_at = '2026-06-14' where id = $1`, [mate]);
    expect((await again(mate)).body.message).toContain('больше не работает');
    await query(`update questionary set date_start = '2026-06-20' where id = $1`, [detail.id]);
    expect((await again(mate)).body.message).toContain('в день начала');
    await query(`update questionary set status = 'archived' where id = $1`, [detail.id]);
    expect((await again(mate)).body.message).toContain('пока анкета в работе');
  });

  test('is logged without the person’s name: it would tell who had not answered by then', async () => {
    await work();
    await again();
    const [note] = await query(
      `select verb, kind, entity_id, details::text from audit where verb = 'inviteAgain'
        and entity_id = $1`,
      [detail.id],
    );
    expect(note).toEqual({
      verb: 'inviteAgain',
      kind: 'questionary',
      entity_id: detail.id,
      details: expect.not.stringContaining(colleague),
    });
  });
});
