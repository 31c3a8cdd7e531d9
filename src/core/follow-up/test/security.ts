import { randomUUID } from 'node:crypto';
import { makeSheetKeys } from '#core/answer-sheet/server/sheet-keys.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { keepReport } from '#test/report/kept-report.ts';
import { alone, by, type Fixtures, none } from '#test/security/fixture.ts';
import type { Ground } from '#test/security/world.ts';

const unnoted = 'what is asked again, of which nobody else may know (rule 231)';

export const fixtures: Fixtures = {
  // Whatever may not be read is null, never 404: src/core/follow-up/server/follow-up.http.test.ts.
  getFollowUp: alone(({ choosingId: questionaryId, followedId: employeeId }) => ({
    query: { questionaryId, employeeId },
  })),
  chooseFollowUp: by(
    ({ choosingId: questionaryId }) => ({ body: { questionaryId, questionIds: [] } }),
    { unnoted },
  ),
  getAskedAgain: none,
  answerAgain: by(
    ({ askedAgainId: questionaryId, followedId: employeeId, askedQuestionId: questionId }) => ({
      body: {
        questionaryId,
        employeeId,
        sheetId: '0f3c6a52-5c1e-4b57-9f0a-3a1f7d0c9e21',
        answerList: [{ questionId, answer: 'more' }],
        sentence: '',
      },
    }),
    { isSpent: true, unnoted: 'answering: who did it when must not be found (rule 24)' },
  ),
};

declare module '#test/security/world.ts' {
  interface World extends Awaited<ReturnType<typeof make>> {}
}

const day = 24 * 60 * 60 * 1000;

/**
 * Makes two reports about the super admin: of one they choose what is asked again, of the other the employee who answers
 * is asked.
 */
export async function make(scope: Scope, { house, company, leaderId, answeringId }: Ground) {
  const { pool } = house.context.database;
  const { brandId } = company;
  const now = house.context.now();
  const dayOf = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);
  const questionId = randomUUID();
  const keep = async (endedFor: number) => {
    const { questionaryId } = await keepReport(house, company, { employeeId: leaderId });
    await pool.query(
      `update questionary set status = 'done', date_end = $3, done_at = $3::date, ask_again_weeks = 8
       where brand_id = $1 and id = $2`,
      [brandId, questionaryId, dayOf(-endedFor)],
    );
    await pool.query(
      `insert into questionary_subject (brand_id, questionary_id, employee_id) values ($1, $2, $3)`,
      [brandId, questionaryId, leaderId],
    );
    await pool.query(
      `insert into questionary_question
         (brand_id, questionary_id, question_id, kind, competence_id, type, text, is_required, "order")
       values ($1, $2, $3, 'rating', $4, 'rating', '{"ru": "Слушает"}', true, 1)`,
      [brandId, questionaryId, questionId, company.competenceIds[0]],
    );
    return questionaryId;
  };
  const choosingId = await keep(8 * 7 - 5);
  const askedAgainId = await keep(8 * 7 + 5);
  await pool.query(
    `insert into questionary_participant (brand_id, questionary_id, employee_id, type)
     values ($1, $2, $3, 'colleague')`,
    [brandId, askedAgainId, answeringId],
  );
  await pool.query(
    `insert into assignment (brand_id, questionary_id, participant_id, subject_id, type, status, again)
     values ($1, $2, $3, $4, 'colleague', 'done', 'asked')`,
    [brandId, askedAgainId, answeringId, leaderId],
  );
  await pool.query(
    `insert into follow_up (brand_id, questionary_id, employee_id, question_ids, asked_on, until, threshold)
     values ($1, $2, $3, array[$4::uuid], $5, $6, 3)`,
    [brandId, askedAgainId, leaderId, questionId, dayOf(-5), dayOf(8)],
  );
  await makeSheetKeys(scope, house.context.keyring, {
    questionaryId: askedAgainId,
    isAgain: true,
    subjectIds: [leaderId],
  });
  return { choosingId, askedAgainId, followedId: leaderId, askedQuestionId: questionId };
}
