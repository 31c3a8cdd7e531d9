/** The same numbers at every start: demo data is deterministic. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** From 0 to `below` − 1. */
  whole(below: number): number;
  pick<T>(from: readonly T[]): T;
  /** This many different items. */
  some<T>(from: readonly T[], howMany: number): T[];
  uuid(): string;
}

/** mulberry32 (Tommy Ettinger, public domain). */
export function seeded(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  const pick = <T>(from: readonly T[]) => from[whole(from.length)] as T;
  const some = <T>(from: readonly T[], howMany: number) => {
    const left = [...from];
    return Array.from({ length: Math.min(howMany, left.length) }, () =>
      left.splice(whole(left.length), 1),
    ).flat();
  };
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => whole(16).toString(16)).join('');
  const uuid = () =>
    `${hex(8)}-${hex(4)}-4${hex(3)}-${pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
  return { next, whole, pick, some, uuid };
}
