import { dateIn } from '#platform/contract/rules/dates.ts';
import { sessionOf } from '../lane/visitor.ts';
import { caller } from './answer.ts';

type Call = ReturnType<typeof caller>;

interface Employee {
  id: string;
  email: string;
  positionId: string;
}
interface Saved {
  data: { id: string; version: number; number: number };
}

/** Makes calls as HR of the demo. */
export async function callAsHr(url: string): Promise<Call> {
  return caller(`${url}/api`, await sessionOf(url, 'hr@demo.local'));
}

/** Creates a questionary of method 90 about one person with these supervisors, from today for ten days. */
export async function makeOwn(
  call: Call,
  subject: string,
  supervisors: readonly string[],
  changes: object = {},
): Promise<Saved['data']> {
  const { data: people } = await call<{ data: Employee[] }>('GET /employee/list?limit=1000');
  const find = (email: string) => people.find((one) => one.email === email);
  const { data: positions } = await call<{
    data: { id: string; competenceList: { id: string }[] }[];
  }>('GET /position/list?limit=100');
  const position = positions.find(({ id }) => id === find(subject)?.positionId);
  const { data } = await call<Saved>('POST /questionary/create', {
    method: '90',
    type: 'surname',
    dateStart: dayFromToday(0),
    dateEnd: dayFromToday(10),
    employeeList: [{ id: find(subject)?.id }],
    competenceList: position?.competenceList.map(({ id }) => ({ id })),
    participantList: supervisors.map((email) => ({ id: find(email)?.id, type: 'supervisor' })),
    ...changes,
  });
  return data;
}

export async function moveTo(call: Call, { id }: { id: string }, status: string): Promise<void> {
  await call('PATCH /questionary/statusUpdate', { id, status });
}

/** YYYY-MM-DD in the demo's time zone. */
const dayFromToday = (days: number): string =>
  dateIn('Europe/Moscow', new Date(Date.now() + days * 86_400_000));
