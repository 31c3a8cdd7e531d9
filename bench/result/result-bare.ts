import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { resultPath, type Submission } from './result-campaign.ts';

export interface Statement {
  /** The name of a statement that is prepared once per connection. */
  name?: string;
  text: string;
  values?: unknown[];
}

/** Records every statement that the product sends while one sheet is saved through it. */
export async function recordSubmit(app: FastifyInstance, sheet: Submission): Promise<Statement[]> {
  const heard: Statement[] = [];
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: unknown, ...given: unknown[]) {
    const [statement, values] = given;
    heard.push(
      typeof statement === 'string' || !('name' in (statement as Statement))
        ? { text: textOf(statement), ...(Array.isArray(values) && { values }) }
        : (statement as Statement),
    );
    return query.apply(this, given);
  };
  try {
    const headers = { authorization: `Bearer ${sheet.token}`, 'content-type': 'application/json' };
    const reply = await app.inject({
      method: 'POST',
      url: resultPath,
      headers,
      payload: sheet.body,
    });
    if (reply.statusCode !== 200) throw new Error(reply.body);
  } finally {
    prototype.query = query;
  }
  return heard;
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : (statement as Statement).text;

/** The same statements for another sheet: everything that belongs to the first is replaced. */
export function statementsFor(heard: Statement[], of: Submission, to: Submission): Statement[] {
  const exchange = (text: string) =>
    of.names.reduce((changed, name, place) => changed.replaceAll(name, to.names[place]!), text);
  return heard.map(({ name, text, values }) => ({
    ...(name && { name }),
    text: exchange(text),
    ...(values && {
      values: values.map((value) => (typeof value === 'string' ? exchange(value) : value)),
    }),
  }));
}

/**
 * Sends the statements of one sheet after another, over one connection each. Returns how long each
 * sheet took, in ms.
 */
export async function runBare(url: string, connections: number, work: Statement[][]) {
  const clients = await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const left = [...work];
  const took: number[] = [];
  const start = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (let sheet = left.pop(); sheet; sheet = left.pop()) {
        const from = performance.now();
        for (const statement of sheet) await client.query(statement);
        took.push(performance.now() - from);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return { took, perSecond: work.length / seconds };
}
