import type { FastifyInstance } from 'fastify';
import { sendResult, testingStartEmployee } from '#core/answering/contract/answering.ts';
import { insertInvitation } from '#core/invitation/server/queries.ts';
import { makeInvitationToken } from '#core/invitation/server/token.ts';
import {
  createQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import type { Context } from '#platform/server/context.ts';
import {
  type Company,
  inBrand,
  makeCompany,
  makeCompetence,
  makeOpenQuestion,
  makePeople,
} from '#test/factories.ts';
import { answersFor } from '#test/report/answers.ts';

/** One sheet to send: 40 ratings and 3 texts. */
export interface Submission {
  token: string;
  body: string;
  /** Everything that distinguishes its statements from another sheet's: the hash and the ids. */
  names: string[];
}

const [competences, questionsEach, texts] = [8, 5, 3];

/** An anonymous 360 in work, where every rater has a sheet to send about every subject. */
export async function makeCampaign(
  app: FastifyInstance,
  context: Context,
  { subjects = 80, raters = 16 } = {},
): Promise<Submission[]> {
  const company = await makeCompany(context.database, context.now(), { howMany: 0 });
  const people = await inBrand(context.database, company.brandId, async (scope) => {
    company.competenceIds = [];
    for (let made = 0; made < competences; made += 1) {
      const questions = Array.from({ length: questionsEach }, (_, n) => ({
        ru: `Вопрос ${made}, ${n}`,
      }));
      const { id } = await makeCompetence(scope, { ru: `Компетенция ${made}` }, questions);
      company.competenceIds.push(id);
    }
    for (let made = 0; made < texts; made += 1) await makeOpenQuestion(scope);
    return makePeople(scope, subjects + raters, company);
  });
  const questionaryId = await startWork(app, company, people, subjects);
  const submissions: Submission[] = [];
  for (const raterId of people.slice(subjects)) {
    const { token, tokenHash } = makeInvitationToken(company.brandId);
    await inBrand(context.database, company.brandId, (scope) =>
      insertInvitation(scope, { employeeId: raterId, tokenHash }),
    );
    const data = await ask(app, token, 'GET', testingStartEmployee.path, {
      'filterList[questionaryId]': questionaryId,
      'filterList[employeeId]': people[0]!,
    });
    for (const employeeId of people.slice(0, subjects)) {
      const answers = answersFor(
        { ...data, employeeId },
        { answer: 3, text: 'Слушает и доводит дело до конца. '.repeat(4) },
      );
      submissions.push({
        token,
        body: JSON.stringify(answers),
        names: [tokenHash, answers.sheetId, employeeId, raterId, questionaryId, company.brandId],
      });
    }
  }
  return shuffled(submissions);
}

async function startWork(
  app: FastifyInstance,
  company: Company,
  people: string[],
  subjects: number,
) {
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
  const form = {
    method: '360',
    type: 'position',
    positionId: company.positionId,
    dateStart: day(-2),
    dateEnd: day(30),
    isAnonymous: true,
    employeeList: people.slice(0, subjects).map((id) => ({ id })),
    competenceList: company.competenceIds.map((id) => ({ id })),
    participantList: people
      .slice(subjects)
      .map((id, place) => ({ id, type: place === 0 ? 'supervisor' : 'colleague' })),
  };
  const { id } = await ask(app, company.hrToken, 'POST', createQuestionary.path, {}, form);
  const status = { id, status: 'inwork' };
  await ask(app, company.hrToken, 'PATCH', updateQuestionaryStatus.path, {}, status);
  return id as string;
}

async function ask(
  app: FastifyInstance,
  token: string,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  query: Record<string, string>,
  payload?: object,
) {
  const headers = { authorization: `Bearer ${token}` };
  const url = `/api${path}`;
  const reply = await app.inject({ method, url, headers, query, ...(payload && { payload }) });
  if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body}`);
  return reply.json().data;
}

/** In the order a company answers: everybody about everybody, mixed. The same in every run. */
function shuffled<X>(items: X[]): X[] {
  let seed = 360;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

export const resultPath = `/api${sendResult.path}`;
