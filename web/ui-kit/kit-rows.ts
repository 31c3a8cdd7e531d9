export type KitRow = {
  number: number;
  lastName: string;
  firstName: string;
  position: string;
  method: (typeof methods)[number];
  start: string;
  end: string;
  passed: number;
  total: number;
};

const people = [
  ['Александрова', 'Мария', 'Менеджер по продажам'],
  ['Белов', 'Сергей', 'Руководитель направления'],
  ['Воронцова', 'Елена', 'Ведущий разработчик'],
  ['Григорьева', 'Анна', 'HR бизнес-партнёр'],
  ['Дмитриев', 'Игорь', 'Аналитик'],
  ['Ёлкина', 'Полина', 'Дизайнер'],
  ['Жуков', 'Пётр', 'Инженер'],
] as const;
const methods = ['90', '180', '360'] as const;

/** Sample rows. */
export const kitRows: readonly KitRow[] = Array.from({ length: 63 }, (_, index) => {
  const [lastName, firstName, position] = people[index % people.length]!;
  const month = String((index % 9) + 1).padStart(2, '0');
  return {
    number: 1025 + index,
    lastName,
    firstName,
    position,
    method: methods[index % methods.length]!,
    start: `2026-${month}-01`,
    end: `2026-${month}-20`,
    passed: index % 7,
    total: 6,
  };
});
