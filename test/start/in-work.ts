import PostalMime from 'postal-mime';
import { updateQuestionaryStatus } from '#core/questionary/contract/questionary-change.ts';
import type { Endpoint } from '#platform/contract/call/endpoint.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { makeCompany } from '#test/factories.ts';
import { createOne } from '#test/screen/questionary-form.ts';
import type { TestApp } from './start-app.ts';

/** A product that runs as a process of its own. */
export interface Running {
  call: ReturnType<typeof callAt>;
  database: Database;
}

/** A company with one questionary in work: about the first people, whom all others assess. */
export async function goesToWork(
  { call, database }: Running,
  howMany: number,
  subjects = 1,
  lastDay = 20,
) {
  const house = { call, context: { database } } as unknown as TestApp;
  const company = await makeCompany(database, new Date(), { howMany, timeZone: noon() });
  const { people, hrToken } = company;
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
  const { id } = await createOne(house, company, {
    dateStart: day(-2),
    dateEnd: day(lastDay),
    employeeList: people.slice(0, subjects).map((one) => ({ id: one })),
    participantList: people
      .slice(subjects)
      .map((one, at) => ({ id: one, type: at === 0 ? 'supervisor' : 'colleague' })),
  });
  const setStatus = (status: 'inwork' | 'archived') =>
    call(updateQuestionaryStatus, { token: hrToken, body: { id, status } });
  await setStatus('inwork');
  const emails = await emailsOf(database, people);
  return { id, company, emails, setStatus };
}

/** A time zone in which it is noon, so that letters by the clock go out. */
export function noon(): string {
  const ahead = 12 - new Date().getUTCHours();
  // The signs of these names are the other way round.
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

export async function emailsOf({ pool }: Database, ids: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    'select id, email from employee where id = any($1)',
    [ids],
  );
  const byId = new Map(rows.map(({ id, email }) => [id, email]));
  return ids.map((id) => byId.get(id) ?? '');
}

/** A call that was refused. */
export class Refused extends Error {
  readonly status: number;

  constructor(path: string, status: number, text: string) {
    super(`${path}: ${status} ${text}`);
    this.status = status;
  }
}

/** Calls as `TestApp.call` does, over the network. Throws `Refused`, or what the network says. */
export const callAt =
  (port: number) =>
  async (
    endpoint: Endpoint,
    {
      token = '',
      params = {},
      query = {},
      body,
    }: { token?: string; params?: Record<string, string>; query?: object; body?: object } = {},
  ) => {
    const { method } = endpoint;
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const search = new URLSearchParams(query as Record<string, string>);
    const reply = await fetch(`http://127.0.0.1:${port}/api${path}?${search}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Refused(path, reply.status, text);
    return { status: reply.status, body: text ? JSON.parse(text) : {} };
  };

/** The token of the personal link in a letter. */
export async function tokenInRaw(raw: Buffer | undefined): Promise<string> {
  const { text } = await PostalMime.parse(raw ?? Buffer.alloc(0));
  return /\/testing\?token=([\w.-]+)/.exec(text ?? '')?.[1] ?? '';
}
