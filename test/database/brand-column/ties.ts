import { type Tree, treesIn } from './trees.ts';

/** Whether rows of a name are of one brand, for what stands further out or in a subquery. */
type Known = ReadonlyMap<string, { isSpread: boolean; bound: boolean }>;

const value = 'a value';

/** Which columns of a query are equal to each other or to a value, by its conditions. */
export class Ties {
  readonly #equals = new Map<string, Set<string>>();

  readonly #resolve: (name: string) => string | undefined;

  /** `resolve` says whose column an unqualified name is. */
  constructor(
    from: readonly Tree[],
    where: unknown,
    resolve: (name: string) => string | undefined,
  ) {
    this.#resolve = resolve;
    this.#read(where);
    for (const [, join] of treesIn(from, ['JoinExpr'], ['RangeSubselect'])) {
      this.#read(join.quals);
      for (const name of (join.usingClause ?? []) as { String: { sval: string } }[]) {
        this.#join(join, name.String.sval);
      }
    }
  }

  /** Whether that column is equal to a value, or to a column of something bound. */
  isTied(alias: string, column: string, known: Known): boolean {
    const reached = new Set([`${alias}.${column}`]);
    for (const one of reached) for (const other of this.#equals.get(one) ?? []) reached.add(other);
    const isBound = (one: string) => {
      const source = known.get(one.split('.')[0]!);
      return one === value || (one.endsWith(`.${column}`) && source?.bound === true);
    };
    return [...reached].some(isBound);
  }

  /** Conditions count where all of them must hold. */
  #read(condition: unknown): void {
    const { BoolExpr: all, A_Expr: one } = (condition ?? {}) as Record<string, Tree>;
    if (all?.boolop === 'AND_EXPR') for (const part of all.args as Tree[]) this.#read(part);
    if (!one || !['AEXPR_OP', 'AEXPR_IN'].includes(String(one.kind))) return;
    const [operator] = one.name as { String: { sval: string } }[];
    if (operator?.String.sval === '=') this.#pair(one.lexpr as Tree, one.rexpr as Tree);
  }

  #pair(left: Tree, right: Tree): void {
    const [ours, theirs] = [left.RowExpr, right.RowExpr] as Tree[];
    if (ours && theirs) {
      const others = theirs.args as Tree[];
      for (const [at, part] of (ours.args as Tree[]).entries()) this.#pair(part, others[at]!);
      return;
    }
    const [a, b] = [this.#nameOf(left), this.#nameOf(right)];
    if (a && b) this.#tie(a, b);
  }

  #tie(a: string, b: string): void {
    this.#equals.set(a, (this.#equals.get(a) ?? new Set()).add(b));
    this.#equals.set(b, (this.#equals.get(b) ?? new Set()).add(a));
  }

  /** `using (…)`: each table on the left has it in common with the one on the right. */
  #join({ larg, rarg }: Tree, column: string): void {
    const aliases = [larg, rarg].map((side) =>
      treesIn({ side }, ['RangeVar', 'RangeSubselect']).map(([, { alias, relname }]) =>
        String((alias as Tree)?.aliasname ?? relname),
      ),
    );
    for (const left of aliases[0]!) {
      for (const right of aliases[1]!) this.#tie(`${left}.${column}`, `${right}.${column}`);
    }
  }

  #nameOf(tree: Tree): string | undefined {
    const { TypeCast: cast, ColumnRef: column, ParamRef, A_Const } = tree as Record<string, Tree>;
    if (cast) return this.#nameOf(cast.arg as Tree);
    if (ParamRef || A_Const) return value;
    const names = ((column?.fields ?? []) as { String?: { sval: string } }[]).map(
      (field) => field.String?.sval,
    );
    if (names.length === 0) return undefined;
    const alias = names.length > 1 ? names.at(-2) : this.#resolve(names[0] ?? '');
    return alias && `${alias}.${names.at(-1)}`;
  }
}
