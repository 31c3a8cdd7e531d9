import { beforeEach, describe, expect, test } from 'vitest';
import { tasks as jobs } from '#app/server/start/tasks.ts';
import { getTasks } from '#core/cycle/contract/tasks.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import {
  answerTitleToConfirm,
  getTitlesToConfirm,
  withdrawTitleToConfirm,
} from '#core/employee/contract/wish/position-wish.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import {
  updateAnyCompany,
  updateAnyProfile,
  updateProfile,
} from '#core/profile/contract/profile.ts';
import { unixOfDate } from '#core/profile/contract/rules/profile-fields.ts';
import { inBrand, makePosition } from '#test/factories.ts';
import { company, startProfiles } from '#test/start/start-profiles.ts';

/** A person's own new position waits for HR's yes (rule 192). */
const { house, cast, somebody, read, save, profile } = startProfiles();
let director: string;
let analyst: string;

beforeEach(async () => {
  await house.context.database.pool.query('delete from position_wish');
  [director, analyst] = await inBrand(house.context.database, cast.own.brandId, async (scope) => [
    await makePosition(scope),
    await makePosition(scope),
  ]);
});

const want = (positionId: string, by = cast.worker) =>
  save(updateProfile, by, { ...profile(by), positionId, location: 'Пермь' });
const answer = (agrees: boolean, positionId = director, reason?: string) =>
  house.call(answerTitleToConfirm, {
    token: cast.hr.token,
    params: { id: cast.worker.id },
    body: { positionId, agrees, ...(reason && { reason }) },
  });
const wishes = async (token = cast.hr.token) =>
  (await house.call(getTitlesToConfirm, { token })).body.data.map(({ employeeId, wanted }) => [
    employeeId,
    wanted.id,
  ]);
const ofWorker = async (by = cast.worker) => {
  const { positionId, wantedPosition } = (await read(cast.worker.id, by)).body.data;
  return [positionId, wantedPosition?.id ?? null];
};
const heard = async () =>
  (await house.call(getNotificationList, { token: cast.worker.token })).body.data.map(
    ({ text }) => text,
  );

describe('a position that somebody wants for themself', () => {
  test('waits, while the rest is saved, and only they and HR see it', async () => {
    const { positionId } = cast.own;
    const { status, body } = await want(director);
    expect([status, body.data.location, body.message]).toEqual([
      200,
      'Пермь',
      expect.stringContaining('когда её подтвердит HR'),
    ]);
    expect(await ofWorker()).toEqual([positionId, director]);
    expect(await ofWorker(cast.hr)).toEqual([positionId, director]);
    expect(await ofWorker(cast.colleague)).toEqual([positionId, null]);
    await want(analyst);
    expect(await wishes()).toEqual([[cast.worker.id, analyst]]);
    // The form as it was read, sent back whole, wants nothing new.
    const shown = (await read(cast.worker.id, cast.worker)).body.data;
    expect(
      (await save(updateProfile, cast.worker, { ...shown, ...profile(cast.worker) })).status,
    ).toBe(200);
    expect(await ofWorker()).toEqual([positionId, analyst]);
    await house.call(withdrawTitleToConfirm, { token: cast.worker.token });
    expect(await ofWorker()).toEqual([positionId, null]);
  });

  test('is theirs by one yes, of what HR has seen, noted with both names', async () => {
    await want(analyst);
    await want(director);
    expect((await answer(true, analyst)).status).toBe(409);
    expect((await answer(true)).status).toBe(200);
    expect(await ofWorker()).toEqual([director, null]);
    expect((await answer(true)).status).toBe(409);
    const { rows } = await house.context.database.pool.query(
      `select verb, details, actor_email from audit where entity_id = $1 order by id desc limit 1`,
      [cast.worker.id],
    );
    expect(rows).toEqual([
      { verb: 'update', details: { fieldList: ['positionId'] }, actor_email: cast.hr.email },
    ]);
    expect(await heard()).toEqual([expect.stringContaining('HR подтвердил вашу должность')]);
  });

  test('is refused with a reason that only they read', async () => {
    await want(director);
    expect((await answer(false, director, 'нет приказа')).status).toBe(200);
    expect(await ofWorker()).toEqual([cast.own.positionId, null]);
    expect(await heard()).toEqual([expect.stringContaining('Причина: нет приказа')]);
    const { rows } = await house.context.database.pool.query(
      `select verb, details::text from audit where entity_id = $1 order by id desc limit 1`,
      [cast.worker.id],
    );
    expect(rows).toEqual([{ verb: 'wishRefused', details: '{}' }]);
  });

  test('is saved at once for whoever may give positions', async () => {
    expect((await want(director, cast.hr)).body.data.positionId).toBe(director);
    const manager = await somebody('ROLE_MANAGER');
    expect((await want(director, manager)).body.data.positionId).toBe(cast.own.positionId);
    expect((await house.call(getTitlesToConfirm, { token: manager.token })).status).toBe(403);
  });

  test('is no longer wanted once HR gives another, or the person has left', async () => {
    await want(director);
    const given = { ...profile(cast.worker), positionId: analyst };
    await save(updateAnyProfile, cast.hr, given, cast.worker.id);
    expect(await wishes()).toEqual([]);
    await want(director, cast.colleague);
    const left = { ...company(), firedAt: unixOfDate('2026-06-10') };
    await save(updateAnyCompany, cast.hr, left, cast.colleague.id);
    await want(director);
    await house.call(employeeCalls.delete, {
      token: cast.hr.token,
      params: { id: cast.worker.id },
    });
    const { rows } = await house.context.database.pool.query('select from position_wish');
    expect(rows).toEqual([]);
  });

  test('is a task for HR alone, and one letter however often it is changed', async () => {
    await want(analyst);
    await want(director);
    const tasks = async ({ token }: { token: string }) =>
      (await house.call(getTasks, { token })).body.data.map(({ kind, count, employeeId }) => [
        kind,
        count,
        employeeId,
      ]);
    expect(await tasks(cast.hr)).toEqual([['wish', 1, cast.worker.id]]);
    expect(await tasks({ token: cast.own.hrToken })).toEqual([['wish', 1, cast.worker.id]]);
    expect(await tasks(cast.worker)).toEqual([]);
    const letters = async () => {
      await jobs['task-letters'](house.context, {}, { attempt: 1, isLast: false });
      const { rows } = await house.context.database.pool.query(
        `select recipient from delivery where brand_id = $1 and type = 'tasks'`,
        [cast.own.brandId],
      );
      return rows.map(({ recipient }) => recipient);
    };
    expect(await letters()).toContain(cast.hr.email);
    const before = await letters();
    await want(analyst);
    expect(await letters()).toEqual(before);
    expect(before).not.toContain(cast.colleague.email);
  });
});
