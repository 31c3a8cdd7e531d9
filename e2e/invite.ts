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
  positionId: string;
}

/**
 * Sends a questionary about two people to work; answers the mailed links of those asked, HR aside,
 * who finds it in the list.
 */
export async function inviteSome(url: string, dataDir: string, token: string): Promise<string[]> {
  const call = caller(`${url}/api`, token);
  const { data: people } = await call<{ data: Employee[] }>('GET /employee/list?limit=1000');
  const { data: positions } = await call<{
    data: { id: string; name: string; competenceList: { id: string }[] }[];
  }>('GET /position/list?limit=100');
  const position = positions.find(({ name }) => name === 'Аналитик');
  const subjects = people.filter(({ positionId }) => positionId === position?.id).slice(0, 2);
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Moscow' });
  const { data: made } = await call<{ data: { id: string; version: number } }>(
    'POST /questionary/create',
    {
      method: '90',
      type: 'position',
      positionId: position?.id,
      dateStart: today,
      dateEnd: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
      employeeList: subjects.map(({ id }) => ({ id })),
      competenceList: position?.competenceList.map(({ id }) => ({ id })),
      participantList: participants.map((email) => ({
        id: people.find((one) => one.email === email)?.id,
        type: 'supervisor',
      })),
    },
  );
  await call('PATCH /questionary/statusUpdate', {
    id: made.id,
    version: made.version,
    status: 'inwork',
  });
  const [, ...invited] = participants;
  return Promise.all(
    invited.map((email) => linkMailedTo(email, subjects[0]?.lastName ?? '', dataDir)),
  );
}
