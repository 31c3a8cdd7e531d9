import type { Page } from 'playwright-core';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { caller } from './answer.ts';
import { linkMailedTo } from './mails.ts';

const participants = [
  'hr@demo.local',
  'nadezhda.vasileva@demo.local',
  'oleg.kuzmin@demo.local',
  'grigoriy.vorobyov@demo.local',
  'natalya.ershova@demo.local',
];

interface Employee {
  id: string;
  email: string;
  lastName: string;
  firstName: string;
  middleName: string | null;
  positionId: string;
}

/** A questionary in work, and the people it is about. */
export interface Asked {
  id: string;
  number: number;
  subjects: (Employee & { name: string })[];
}

const nameOf = ({ lastName, firstName, middleName }: Employee) =>
  [lastName, firstName, middleName].filter(Boolean).join(' ');

/** Sends a questionary about that many people to work. Its raters are HR and four others, unless others are named. */
export async function askAbout(
  url: string,
  token: string,
  howMany: number,
  raters: readonly string[] = participants,
): Promise<Asked> {
  const call = caller(`${url}/api`, token);
  const { data: people } = await call<{ data: Employee[] }>('GET /employee/list?limit=1000');
  const { data: positions } = await call<{
    data: { id: string; name: string; competenceList: { id: string }[] }[];
  }>('GET /position/list?limit=100');
  const position = positions.find(({ name }) => name === 'Аналитик');
  const subjects = people.filter(({ positionId }) => positionId === position?.id).slice(0, howMany);
  const today = dateIn('Europe/Moscow', new Date());
  const { data: made } = await call<{ data: { id: string; number: number; version: number } }>(
    'POST /questionary/create',
    {
      method: '90',
      type: 'position',
      positionId: position?.id,
      dateStart: today,
      dateEnd: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
      employeeList: subjects.map(({ id }) => ({ id })),
      competenceList: position?.competenceList.map(({ id }) => ({ id })),
      participantList: raters.map((email) => ({
        id: people.find((one) => one.email === email)?.id,
        type: 'supervisor',
      })),
    },
  );
  const { id, number, version } = made;
  await call('PATCH /questionary/statusUpdate', { id, version, status: 'inwork' });
  return { id, number, subjects: subjects.map((one) => ({ ...one, name: nameOf(one) })) };
}

/**
 * Sends a questionary about two people to work. Returns the mailed links of its raters except HR,
 * who finds it in the answering list.
 */
export async function inviteSome(url: string, dataDir: string, token: string): Promise<string[]> {
  const { id, subjects } = await askAbout(url, token, 2);
  const [, ...invited] = participants;
  return Promise.all(
    invited.map((email) =>
      linkMailedTo(email, subjects[0]?.lastName ?? '', dataDir, opens(url, id)),
    ),
  );
}

/**
 * Opens a personal link at the page before the questions of that questionary. Where its person is
 * asked more, the link lists it all first (rule 58).
 */
export async function openQuestionary(page: Page, link: string, id: string, name = '') {
  await page.goto(link);
  const row = page.locator('.link-person', { hasText: name }).locator(`a[href*="${id}"]`).first();
  await page.locator('.information-buttons').or(row).first().waitFor();
  if (await row.isVisible()) await row.click();
}

/** Whether a link opens that questionary: the same people may have been asked about the same ones before. */
export const opens = (url: string, questionaryId: string) => async (link: string) => {
  const call = caller(`${url}/api`, '');
  const start = await call<{ data: { assignmentList: { questionaryId: string }[] } }>(
    `GET /questionary/start?${new URL(link).searchParams}`,
  ).catch(() => undefined);
  return start?.data.assignmentList.some((one) => one.questionaryId === questionaryId) ?? false;
};
