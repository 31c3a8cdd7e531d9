import { listFrozenQuestions } from '#core/answering/server/queries.ts';
import { createQuestionary } from '#core/questionary/server/create-questionary.ts';
import { lockQuestionary } from '#core/questionary/server/record/queries.ts';
import { startWork } from '#core/questionary/server/work/start-work.ts';
import { type ReviewerRole, reviewerRoles } from '#platform/contract/rules/methods.ts';
import type { Context } from '#platform/server/context.ts';
import {
  inBrand,
  makeCompany,
  makeCompetence,
  makeOpenQuestion,
  makePeople,
} from '#test/factories.ts';
import { fillSheets } from '#test/report/fill-sheets.ts';

const [competences, questionsEach, texts] = [8, 5, 3];
const text = 'Слушает и доводит дело до конца. '.repeat(4);

export interface Answered {
  brandId: string;
  questionaryId: string;
  subjects: string[];
  raters: string[];
}

/**
 * An anonymous 360 in work in a company of its own: 40 ratings and 3 texts. Of each subject's raters
 * so many have answered, as the product would have written it. The first rater is the supervisor.
 */
export async function makeAnswered(
  context: Context,
  { raters, done }: { raters: number; done: readonly number[] },
): Promise<Answered> {
  const { database } = context;
  const company = await makeCompany(database, context.now(), { howMany: 0 });
  const { brandId } = company;
  const people = await inBrand(database, brandId, async (scope) => {
    company.competenceIds = [];
    for (let made = 0; made < competences; made += 1) {
      const questions = Array.from({ length: questionsEach }, (_, n) => ({
        ru: `Вопрос ${made}, ${n}`,
      }));
      const { id } = await makeCompetence(scope, { ru: `Компетенция ${made}` }, questions);
      company.competenceIds.push(id);
    }
    for (let made = 0; made < texts; made += 1) await makeOpenQuestion(scope);
    return makePeople(scope, done.length + raters, company);
  });
  const asked = { subjects: people.slice(0, done.length), raters: people.slice(done.length) };
  const questionaryId = await inBrand(database, brandId, async (scope) => {
    const now = context.now();
    const day = (from: number) =>
      new Date(now.getTime() + from * 86_400_000).toISOString().slice(0, 10);
    const id = await createQuestionary(
      scope,
      {
        method: '360',
        type: 'position',
        positionId: company.positionId,
        dateStart: day(-2),
        dateEnd: day(30),
        isAnonymous: true,
        employeeList: asked.subjects.map((each) => ({ id: each })),
        competenceList: company.competenceIds.map((each) => ({ id: each })),
        participantList: asked.raters.map((each, n) => ({
          id: each,
          type: n === 0 ? 'supervisor' : reviewerRoles[1 + (n % 3)]!,
        })),
      },
      now,
    );
    await startWork(scope, await lockQuestionary(scope, id), {
      now,
      timeZone: 'UTC',
      by: null,
      keyring: context.keyring,
    });
    return id;
  });
  for (const [at, howMany] of done.entries())
    await answerAbout(context, { ...asked, brandId, questionaryId }, { at, howMany });
  await database.pool.query('vacuum analyze');
  return { ...asked, brandId, questionaryId };
}

/** The last so many raters have answered about this subject. */
async function answerAbout(
  context: Context,
  { brandId, questionaryId, subjects, raters }: Answered,
  { at, howMany }: { at: number; howMany: number },
): Promise<void> {
  const subjectId = subjects[at]!;
  const { rows } = await context.database.pool.query<{ type: ReviewerRole }>(
    `update assignment set status = 'done'
     where brand_id = $1 and questionary_id = $2 and subject_id = $3 and participant_id = any ($4)
     returning type`,
    [brandId, questionaryId, subjectId, howMany === 0 ? [] : raters.slice(-howMany)],
  );
  const asked = await inBrand(context.database, brandId, (scope) =>
    listFrozenQuestions(scope, questionaryId),
  );
  const open = asked.filter(({ kind }) => kind === 'common');
  await fillSheets(
    context,
    { brandId, questionaryId, subjectId },
    rows.map(({ type }) => type),
    () => ({
      answers: Array.from({ length: competences * questionsEach }, () => 2 as const),
      texts: Object.fromEntries(open.map(({ id }) => [id, text])),
    }),
  );
}
