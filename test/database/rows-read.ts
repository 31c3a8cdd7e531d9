import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/db/scope.ts';

export interface Node {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

/**
 * The nodes of the plans by which `work` is done: what it reads, whatever else the machine does. It gets no rows, so it
 * must not depend on them.
 */
export async function plansOf(
  scope: Scope,
  work: (scope: Scope) => Promise<unknown>,
): Promise<Node[]> {
  const nodes: Node[] = [];
  const explain = async (statement: SQL) => {
    const { rows } = await scope.tx.execute<{ 'QUERY PLAN': { Plan: Node }[] }>(
      sql`explain (analyze, timing off, format json) ${statement}`,
    );
    nodes.push(...rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => withInner(Plan))));
    return { rows: [] };
  };
  await work({ ...scope, tx: Object.assign(Object.create(scope.tx), { execute: explain }) });
  return nodes;
}

const withInner = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(withInner)];

/** Rows that were looked at, by table. */
export async function rowsRead(
  scope: Scope,
  work: (scope: Scope) => Promise<unknown>,
): Promise<Record<string, number>> {
  const read: Record<string, number> = {};
  for (const node of await plansOf(scope, work)) {
    const table = node['Relation Name'];
    if (!table) continue;
    const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
    read[table] = (read[table] ?? 0) + Math.round(rows * node['Actual Loops']);
  }
  return read;
}
