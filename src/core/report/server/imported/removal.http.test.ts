import { describe, expect, test } from 'vitest';
import { getAuditList } from '#core/audit/contract/audit.ts';
import { deleteImported, deleteImportedReport } from '#core/report/contract/imported-report.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import { mailsOf } from '#test/file/participant-file.ts';
import { keepReport } from '#test/report/kept-report.ts';
import { testNow } from '#test/start/start-app.ts';
import { spring, startHistory } from '#test/start/start-history.ts';

const { house, state, send, history, open } = startHistory();

describe('removing', () => {
  test('one report, then the assessment with its last one; never one of our own', async () => {
    await send(spring(state.mails[0]));
    await send(spring(state.mails[1]));
    const token = state.own.hrToken;
    const [one] = (await history()).filter(({ title }) => title === 'Весна 2025');
    const questionaryId = one?.questionaryId ?? '';
    const params = { questionaryId, employeeId: state.own.people[0]! };
    expect(
      (await house.call(deleteImportedReport, { token: state.other.hrToken, params })).status,
    ).toBe(404);
    const { body } = await house.call(deleteImportedReport, { token, params });
    expect(body.message).toBe('Перенесённый отчёт удалён');
    expect((await open(questionaryId, state.own.people[0]!)).status).toBe(404);
    expect((await house.call(deleteImportedReport, { token, params })).status).toBe(404);
    const whole = { token, params: { questionaryId } };
    expect((await house.call(deleteImported, whole)).body.message).toBe(
      'Удалён 1 перенесённый отчёт',
    );
    expect((await history()).map(({ title }) => title)).not.toContain('Весна 2025');
    const kept = await keepReport(house, state.own, {
      employeeId: state.own.people[4]!,
      createdAt: '2026-01-01T10:00:00.000Z',
    });
    const ours = { token, params: { questionaryId: kept.questionaryId } };
    expect((await house.call(deleteImported, ours)).status).toBe(404);
    const log = (await house.call(getAuditList, { token: await adminToken(), query: {} })).body
      .data;
    const removed = log.filter(({ verb }) => verb === 'delete');
    const assessment = { title: 'Весна 2025', dateStart: '2025-03-01', dateEnd: '2025-03-15' };
    expect(removed.map(({ verb, kind, details }) => [verb, kind, details])).toEqual([
      ['delete', 'report', { reportCount: 1, numberList: [one?.number], assessment }],
      ['delete', 'report', { questionaryId, number: one?.number, assessment }],
    ]);
    const came = log.filter(({ verb }) => verb === 'import');
    expect(came.map(({ details }) => details)).toEqual([
      { createdCount: 1, unchangedCount: 0, numberList: [one?.number] },
      { createdCount: 1, unchangedCount: 0, numberList: [one?.number] },
    ]);
  });

  test('what was removed comes back with other numbers, and the preview says so', async () => {
    const [, , first, second, third] = state.mails;
    const removedBefore = async (lines: string[]) =>
      (await send(lines, { dryRun: true })).body.removedBefore;
    await send([...spring(first, 2022), ...spring(second, 2022)]);
    const [one] = (await history()).filter(({ title }) => title === 'Весна 2022');
    const questionaryId = one?.questionaryId ?? '';
    const params = { questionaryId, employeeId: state.own.people[2]! };
    await house.call(deleteImportedReport, { token: state.own.hrToken, params });
    const corrected = spring(first, 2022).map((line) => line.replace('4,26', '3'));
    expect(await removedBefore([...corrected, ...spring(third, 2022)])).toBe(1);
    expect(await removedBefore(spring(first, 2021))).toBe(0);
    expect((await send(corrected)).body).toMatchObject({ created: 1, removedBefore: 1 });
    await house.call(deleteImported, { token: state.own.hrToken, params: { questionaryId } });
    expect(await removedBefore([...corrected, ...spring(third, 2022)])).toBe(2);
    const [foreign] = await mailsOf(house, state.other);
    const { body } = await send(spring(foreign, 2022), {
      dryRun: true,
      token: state.other.hrToken,
    });
    expect([body.created, body.removedBefore]).toEqual([1, 0]);
  });
});

const adminToken = async () =>
  signIn(
    house.context.database,
    await inBrand(house.context.database, state.own.brandId, (scope) =>
      makeMember(scope, ['ROLE_ADMIN']),
    ),
    new Date(testNow),
  );
