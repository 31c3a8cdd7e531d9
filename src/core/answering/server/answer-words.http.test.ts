import readXlsx from 'read-excel-file/node';
import { expect, test } from 'vitest';
import {
  getCompanySettings,
  updateCompanySettings,
} from '#core/company/contract/company-settings.ts';
import { methodNotes } from '#core/report/contract/reading/report-method.ts';
import { exportReport } from '#core/report/contract/report.ts';
import type { AnswerWords } from '#platform/contract/rules/answer-words.ts';
import { speak } from '#platform/texts/speak.ts';
import { makeCompany } from '#test/factories.ts';
import { startOne } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** A company's own words for the answers (rules 167 and 168). */
const asking = startAsking();
const { house } = asking;

const first = { ru: ['Во всём', 'Во многом', 'Отчасти', 'Почти нет', 'Ни в чём'] };
const second = { ...first, en: ['Fully', 'Mostly', 'Partly', 'Hardly', 'Not at all'] };

async function decide(answerWords: AnswerWords | null) {
  const { token } = await enter(house.context, asking.company, ['ROLE_ADMIN']);
  const {
    version: _,
    domain: __,
    ...form
  } = (await house.call(getCompanySettings, { token })).body.data;
  const body = { ...form, answerWords };
  expect((await house.call(updateCompanySettings, { token, body })).status).toBe(200);
}

const wordsAsked = async (person: number) =>
  (await asking.open(await asking.tokenOf(asking.company.people[person]))).body.data.testing;

test('go with what is sent to work from then on, to raters, the report and its files, for good', async () => {
  // Sent to work before.
  expect(await wordsAsked(1)).not.toHaveProperty('answerWords');
  await decide(first);
  expect(await wordsAsked(1)).not.toHaveProperty('answerWords');
  await asking.over();

  const { id } = await asking.start();
  await decide(second);
  expect(await wordsAsked(2)).toMatchObject({ answerWords: first });

  const elsewhere = await makeCompany(house.context.database, new Date(testNow));
  const { id: other } = await startOne(house, elsewhere);
  const kept = await asking.query<{ words: AnswerWords | null }>(
    'select answer_words as words from questionary where id = any ($1) order by number, id',
    [[other]],
  );
  expect(kept).toEqual([{ words: null }]);

  for (const person of [1, 2, 3, 4]) {
    const { people } = asking.company;
    expect((await asking.answer(await asking.tokenOf(people[person]))).status).toBe(200);
  }
  const content = await asking.report();
  expect(content.answerWords).toEqual(first);
  const scaleIn = (locale: 'ru' | 'en') =>
    methodNotes({ content, t: speak[locale], locale, voice: 'other' })[0]?.paragraphs[0];
  expect(scaleIn('ru')).toContain('«Во всём»');
  // No own words in English then: the product's.
  expect(scaleIn('en')).toContain('“Always”');

  const [employeeId = ''] = asking.company.people;
  const query = { questionaryId: id, employeeId, format: 'xlsx' as const };
  const file = await house.call(exportReport, { token: asking.company.hrToken, query });
  expect(file.status).toBe(200);
  expect(JSON.stringify(await readXlsx(file.bytes))).toContain('«Ни в чём»');
});
