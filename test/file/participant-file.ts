import type { Company } from '#test/factories.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import type { TestApp } from '#test/start/start-app.ts';

/** The e-mails of a company's employees, in order. */
export async function mailsOf(house: TestApp, { people }: Company): Promise<string[]> {
  const rows = await formRowsOf<{ id: string; email: string }>(
    house,
    'select id, email from employee where id = any($1)',
    people,
  );
  const byId = new Map(rows.map(({ id, email }) => [id, email]));
  return people.map((id) => byId.get(id) ?? '');
}

export const participantFile = (...lines: string[]) => ({
  name: 'participants.csv',
  bytes: `${lines.join('\n')}\n`,
});
