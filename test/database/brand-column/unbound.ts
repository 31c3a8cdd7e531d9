import { parseSync } from 'libpg-query';
import { Ties } from './ties.ts';
import { type Tree, treesIn } from './trees.ts';

/** The columns of every table; those with `brand_id` among them are spread by brand. */
export type Columns = ReadonlyMap<string, readonly string[]>;

/** What a name in FROM stands for. `bound`: whether a brand is set for its rows. */
interface Source {
  columns: readonly string[] | null;
  isSpread: boolean;
  bound: boolean;
}
type Scope = ReadonlyMap<string, Source>;

const column = 'brand_id';

/**
 * The names in a statement whose rows are not held to one brand: neither by an equality with a value
 * nor by one with something that is. The database can then not know in which shard they are, and only
 * row security keeps other brands out. libpg-query must have been loaded.
 */
export function unboundIn(sql: string, columns: Columns): string[] {
  const unbound: string[] = [];
  for (const { stmt } of (parseSync(sql).stmts ?? []) as { stmt: Tree }[]) {
    visit(stmt, { columns, outer: new Map(), ctes: new Map(), unbound });
  }
  return [...new Set(unbound)];
}

interface Visit {
  columns: Columns;
  outer: Scope;
  ctes: ReadonlyMap<string, Source>;
  unbound: string[];
}

const kinds = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'] as const;

/** Looks into every query of a tree that isn't inside of another one. */
function visit(tree: unknown, seen: Visit): void {
  for (const [kind, query] of treesIn(tree, kinds)) look(kind, query, seen);
}

function look(kind: string, query: Tree, { outer, ctes: known, ...given }: Visit): void {
  const ctes = new Map(known);
  const { withClause, larg, rarg, ...rest } = query as Record<string, Tree>;
  for (const { CommonTableExpr: cte } of (withClause?.ctes ?? []) as Record<string, Tree>[]) {
    const name = String(cte!.ctename);
    ctes.set(name, { columns: null, isSpread: false, bound: true });
    ctes.set(name, derived(cte!.ctequery, { ...given, outer, ctes }));
  }
  const here = { ...given, outer, ctes };
  // The two sides of a union.
  if (larg && rarg) {
    look('SelectStmt', larg, here);
    look('SelectStmt', rarg, here);
    return;
  }
  const from = [...listed(rest.fromClause), ...listed(rest.usingClause)];
  if (kind === 'InsertStmt') {
    requireColumn(rest, here);
    visit([rest.selectStmt, rest.onConflictClause, rest.returningList], here);
    return;
  }
  if (rest.relation) from.push({ RangeVar: rest.relation });
  const scope = readFrom(from, rest.whereClause, here);
  for (const [name, { isSpread, bound }] of scope) {
    if (isSpread && !bound && !outer.has(name)) given.unbound.push(name);
  }
  visit([rest.targetList, rest.whereClause, rest.returningList, rest.havingClause, joinsOf(from)], {
    ...here,
    outer: scope,
  });
  visit([rest.valuesLists, rest.sortClause, rest.limitCount], { ...here, outer: scope });
}

const listed = (list: unknown) => (Array.isArray(list) ? (list as Tree[]) : []);

/** The conditions of joins, whose subqueries see all of FROM. */
const joinsOf = (from: unknown) => treesIn(from, ['JoinExpr']).map(([, { quals }]) => quals);

function requireColumn(insert: Record<string, Tree>, { columns, unbound }: Visit): void {
  const table = String(insert.relation?.relname);
  const named = listed(insert.cols).map((one) => (one.ResTarget as Tree).name);
  if (columns.get(table)?.includes(column) && !named.includes(column)) unbound.push(table);
}

/** A query in FROM or WITH: what it gives out is of one brand when all it reads is. */
function derived(query: unknown, seen: Visit): Source {
  const unbound: string[] = [];
  visit(query, { ...seen, unbound });
  seen.unbound.push(...unbound);
  return { columns: null, isSpread: false, bound: unbound.length === 0 };
}

/** Everything that can be named in the query, and for which of it the conditions set a brand. */
function readFrom(from: Tree[], where: unknown, seen: Visit): Map<string, Source> {
  const scope = new Map<string, Source>(seen.outer);
  const own: string[] = [];
  const add = (name: string, source: Source) => {
    scope.set(name, source);
    own.push(name);
  };
  for (const [, table] of treesIn(from, ['RangeVar'], ['RangeSubselect'])) {
    const name = String(table.relname);
    const alias = String((table.alias as Tree)?.aliasname ?? name);
    const columns = seen.columns.get(name) ?? null;
    const isSpread = !seen.ctes.has(name) && Boolean(columns?.includes(column));
    add(alias, seen.ctes.get(name) ?? { columns, isSpread, bound: false });
  }
  const ties = new Ties(from, where, (name) => resolve(name, scope, own));
  const settle = () => {
    for (const name of own) {
      const source = scope.get(name)!;
      if (source.isSpread) scope.set(name, { ...source, bound: ties.isTied(name, column, scope) });
    }
  };
  settle();
  for (const [, { subquery, alias }] of treesIn(from, ['RangeSubselect'])) {
    add(String((alias as Tree).aliasname), derived(subquery, { ...seen, outer: scope }));
  }
  settle();
  return scope;
}

/** Whose column an unqualified name is: of a table here, or else of one further out. */
function resolve(name: string, scope: Scope, own: readonly string[]): string | undefined {
  const has = (alias: string) => scope.get(alias)?.columns?.includes(name);
  return own.find(has) ?? [...scope.keys()].find(has);
}
