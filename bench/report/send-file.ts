import pg from 'pg';
import type { Company } from '#test/factories.ts';

/** What the benches of imports share: sending files, and what they are compared with. */

/** Sends a file to an import and answers what it said. A file that is refused is an error. */
export async function sendFile<Reply extends { errorRowCount: number }>(
  address: string,
  { hrToken }: Company,
  bytes: Uint8Array,
  form: Record<string, string> = {},
): Promise<Reply> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  body.append('file', new Blob([bytes as BlobPart]), 'file');
  const headers = { authorization: `Bearer ${hrToken}` };
  const reply = await fetch(address, { method: 'POST', headers, body });
  const answer: Reply & { message: string } = await reply.json();
  if (answer.errorRowCount !== 0) {
    throw new Error(`the import answered ${reply.status}: ${answer.message}`);
  }
  return answer;
}

/** So many employees by one statement of a client of its own, and taken back; answers how long it took, in ms. */
export async function insertBare(
  url: string,
  { brandId, positionId, subdivisionId }: Company,
  howMany: number,
): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    const started = performance.now();
    await client.query(
      `insert into employee (brand_id, id, last_name, first_name, email, position_id, subdivision_id,
        in_company, in_position)
      select $1, gen_random_uuid(), 'Иванов-' || n, 'Ян', 'bare-' || n || '@example.ru', $2, $3,
        '2020-02-01', '2021-04-05'
      from generate_series(1, $4::int) n`,
      [brandId, positionId, subdivisionId, howMany],
    );
    const took = performance.now() - started;
    await client.query('rollback');
    return took;
  } finally {
    await client.end();
  }
}

export interface ImportStep {
  name: string;
  /** In ms. */
  ms: number;
  /** The bare client beside it, before and after, so that whatever else the machine does slows each alike. */
  bare: number;
}

/** Does one step after the other, each between two runs of the bare client. */
export async function timeImports(
  steps: readonly (readonly [name: string, () => Promise<unknown>])[],
  bare: () => Promise<number>,
): Promise<ImportStep[]> {
  const took: ImportStep[] = [];
  for (const [name, step] of steps) {
    const before = await bare();
    const started = performance.now();
    await step();
    const ms = performance.now() - started;
    took.push({ name, ms, bare: (before + (await bare())) / 2 });
  }
  return took;
}

/** `the same again: 1.20 × a bare client (at most 5; 0.61 of 0.51 s)`. */
export const lineOf = ({ name, ms, bare }: ImportStep, most: number): string =>
  `${name}: ${(ms / bare).toFixed(2)} × a bare client (at most ${most}; ${(ms / 1000).toFixed(2)} of ${(bare / 1000).toFixed(2)} s)`;

/** Does the work, and other work again and again beside it. Both times in ms. */
export async function meanwhile(work: () => Promise<unknown>, other: () => Promise<void>) {
  await other();
  let isDone = false;
  let slowest = 0;
  const started = performance.now();
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const begun = performance.now();
    await other();
    slowest = Math.max(slowest, performance.now() - begun);
  }
  await working;
  return { ms: performance.now() - started, slowest };
}

/** The first ten employees, as other people ask for them meanwhile. */
export async function listEmployees(port: number, { hrToken }: Company): Promise<void> {
  const headers = { authorization: `Bearer ${hrToken}` };
  const reply = await fetch(`http://127.0.0.1:${port}/api/employee/list?limit=10`, { headers });
  if (!reply.ok) throw new Error(`the list answered ${reply.status}`);
  await reply.arrayBuffer();
}
