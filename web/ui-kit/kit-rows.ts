type Person = { lastName: string; firstName: string; position: string };
const methods = ['90', '180', '360'] as const;

export type KitRow = Person & {
  number: number;
  method: (typeof methods)[number];
  start: string;
  end: string;
  passed: number;
  total: number;
};

/** Rows about these people. */
export const kitRows = (people: readonly Person[]): readonly KitRow[] =>
  Array.from({ length: 63 }, (_, index) => {
    const month = String((index % 9) + 1).padStart(2, '0');
    return {
      number: 1025 + index,
      ...people[index % people.length]!,
      method: methods[index % methods.length]!,
      start: `2026-${month}-01`,
      end: `2026-${month}-20`,
      passed: index % 7,
      total: 6,
    };
  });
