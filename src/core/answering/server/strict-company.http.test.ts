import { beforeEach, expect, test } from 'vitest';
import { getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import {
  sendResult,
  testingBegin,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import { getConsent, giveConsent, updateConsentSettings } from '#core/consent/contract/consent.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import { answersFor } from '#test/report/answers.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** A company that asks the most of those who sign in asks none of it of raters who come by their links (rule 111a). */
const asking = startAsking();
const { house, query } = asking;

beforeEach(async () => {
  const { database, now } = house.context;
  const { brandId } = asking.company;
  const admin = await inBrand(database, brandId, (scope) => makeMember(scope, ['ROLE_ADMIN']));
  const token = await signIn(database, admin, now());
  const body = { kind: 'tick', version: 0, text: { ru: 'Согласие', en: 'Consent' } } as const;
  expect((await house.call(updateConsentSettings, { token, body })).status).toBe(200);
  const rules = { longest: 15, idle: 5 };
  await query(
    `update brand set sso = 'required', factor_from = null, ip_list = '{203.0.113.0/24}', ip_for = 'all',
       factor_roles = '{ROLE_SUPER_ADMIN,ROLE_ADMIN,ROLE_HR,ROLE_MANAGER,ROLE_EMPLOYEE}', session_rules = $2
     where id = $1`,
    [brandId, { hr: rules, others: rules }],
  );
  expect((await house.call(getCurrentUserInfo, { token })).body.code).toBe(18);
});

test('a rater begins, goes on another day on another device, and sends', async () => {
  const [subject, , rater] = asking.company.people;
  const token = await asking.tokenOf(rater);
  const which = { questionaryId: asking.questionary.id, employeeId: subject! };
  const filter = {
    'filterList[questionaryId]': which.questionaryId,
    'filterList[employeeId]': which.employeeId,
  };
  const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' };

  expect((await asking.open(token)).body.data.assignmentList).toHaveLength(1);
  const version = (await house.call(getConsent, { token })).body.data?.version ?? 0;
  const consent = await house.call(giveConsent, { token, body: { version, agreed: true } });
  expect(consent.status).toBe(200);
  expect((await house.call(testingBegin, { token, body: which })).status).toBe(205);

  house.setNow('2026-06-16T15:00:00Z');
  expect((await asking.open(token)).status).toBe(200);
  const asked = await house.call(testingStartEmployee, { token, query: filter, headers });
  const body = answersFor(asked.body.data);
  expect((await house.call(sendResult, { token, body, headers })).status).toBe(200);
  expect(await asking.sheets()).toHaveLength(1);
});
