import { setTimeout as wait } from 'node:timers/promises';
import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import {
  createQuestionary,
  updateQuestionaryStatus,
} from '#contract/assessment/questionary-change.ts';
import { getReport } from '#contract/assessment/report.ts';
import { sendResult, testingStartEmployee } from '#contract/assessment/testing.ts';
import { getBrandList } from '#contract/company/brand.ts';
import type { Endpoint } from '#contract/platform/call/endpoint.ts';
import { addDays } from '#contract/platform/rules/days.ts';
import { insertInvitation } from '#server/company/invitation/queries.ts';
import { makeInvitationToken } from '#server/company/invitation/token.ts';
import { type Company, inBrand, makeCompany } from '#test/factories.ts';
import { answersFor } from '#test/report/answers.ts';
import { randomFrom } from '#test/report/random-from.ts';
import { type Verdict, withFilled } from '../set-up/with-server.ts';

const [questionaries, pool, raters] = [13, 40, 22];
const roles = ['colleague', 'customer', 'subordinate'] as const;
/** In ms: the worst reply that somebody else may have meanwhile. */
const longest = 300;

interface Run {
  company: Company;
  /** By person: the token of a link. */
  links: Map<string, string>;
  ask<D>(endpoint: Endpoint, given: Given): Promise<{ status: number; data: D }>;
}
interface Given {
  token: string;
  path?: string;
  body?: object;
}

/**
 * HR asks 22 of the same 40 people about one person, again and again. What the reports say together
 * is looked at anew each time (rule 26), and others work meanwhile.
 */
export function freezeBench(): Promise<Verdict> {
  return withFilled(
    async ({ database, now }) => {
      const company = await makeCompany(database, now(), { howMany: pool + 2 });
      const links = new Map<string, string>();
      for (const employeeId of company.people) {
        const { token, tokenHash } = makeInvitationToken(company.brandId);
        await inBrand(database, company.brandId, (scope) =>
          insertInvitation(scope, { employeeId, tokenHash }),
        );
        links.set(employeeId, token);
      }
      return { company, links };
    },
    (port, filled) => measure({ ...filled, ask: askAt(port) }),
    ['jobs'],
  );
}

const askAt =
  (port: number): Run['ask'] =>
  async ({ method, path: usual }, { token, path = usual, body }) => {
    const reply = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, data: (await reply.json()).data };
  };

async function measure(run: Run): Promise<Verdict> {
  const random = randomFrom(1);
  const worst: number[] = [];
  const shown: number[] = [];
  for (let made = 0; made < questionaries; made += 1) {
    const looking = new AbortController();
    const slowest = watch(run, looking.signal);
    shown.push(await playOne(run, random));
    looking.abort();
    worst.push(await slowest);
  }
  const slowest = Math.max(...worst);
  return {
    name: `${questionaries} assessments of one person, ${raters} of ${pool} raters each`,
    lines: [
      `worst reply of another call: ${slowest.toFixed(0)} ms (at most ${longest})`,
      `while each was made, ms: ${worst.map((ms) => ms.toFixed(0)).join(', ')}`,
      `raters shown: ${shown.join(', ')}`,
    ],
    pass: slowest <= longest,
  };
}

/** Somebody else works: the longest that they wait, in ms. */
async function watch({ ask, company }: Run, until: AbortSignal): Promise<number> {
  let longest = 0;
  while (!until.aborted) {
    const began = performance.now();
    await ask(getBrandList, { token: company.hrToken });
    longest = Math.max(longest, performance.now() - began);
    await wait(5);
  }
  return longest;
}

/** One is created, answered by all but the supervisor and ended. How many raters its report shows. */
async function playOne({ company, links, ask }: Run, random: () => number): Promise<number> {
  const token = company.hrToken;
  const must = async <D>(endpoint: Endpoint, given: Given): Promise<D> => {
    const { status, data } = await ask<D>(endpoint, given);
    if (status !== 200) throw new Error(`${endpoint.name}: ${status}`);
    return data;
  };
  const [subject = '', supervisor = '', ...colleagues] = company.people;
  const asked = colleagues
    .map((id) => ({ id, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, raters)
    .map(({ id }) => id);
  const today = new Date().toISOString().slice(0, 10);
  const { id } = await must<{ id: string }>(createQuestionary, {
    token,
    body: {
      method: '360',
      type: 'position',
      positionId: company.positionId,
      subdivisionId: null,
      periodType: null,
      dateStart: today,
      dateEnd: addDays(today, 7),
      isAnonymous: true,
      employeeList: [{ id: subject }],
      competenceList: company.competenceIds.map((competenceId) => ({ id: competenceId })),
      participantList: [
        { id: supervisor, type: 'supervisor' },
        ...asked.map((rater, at) => ({ id: rater, type: roles[at % roles.length]! })),
      ],
    },
  });
  await must(updateQuestionaryStatus, { token, body: { id, status: 'inwork' } });
  for (const rater of asked) {
    const link = { token: links.get(rater) ?? '' };
    const of = { 'filterList[questionaryId]': id, 'filterList[employeeId]': subject };
    const path = `${testingStartEmployee.path}?${new URLSearchParams(of)}`;
    const data = await must<Parameters<typeof answersFor>[0]>(testingStartEmployee, {
      ...link,
      path,
    });
    await must(sendResult, { ...link, body: answersFor(data) });
  }
  await must(updateQuestionaryStatus, { token, body: { id, status: 'archived' } });
  const path = getReport.path.replace('{questionaryId}', id).replace('{employeeId}', subject);
  for (;;) {
    const { status, data } = await ask<ReportContent>(getReport, { token, path });
    if (status === 200) return raters - data.notShownSheetCount;
    await wait(20);
  }
}
