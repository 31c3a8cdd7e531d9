import { demoPositions, departments } from '#server/demo/directories.ts';

/** What the demo's Russian company would have typed in an English one. */
const typed: Record<string, string> = {
  Север: 'North',
  'Оценка 360: разработка, первая группа': '360 assessment: Development, first group',
  'Оценка 360: разработка, вторая группа': '360 assessment: Development, second group',
  ...Object.fromEntries(
    [...Object.values(departments), ...Object.values(demoPositions).map(({ name }) => name)].map(
      ({ ru, en }) => [ru, en],
    ),
  ),
};

const alphabet = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const spelling = 'a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch . y . e yu ya';
const latin = Object.fromEntries(
  spelling.split(' ').map((spelt, at) => [alphabet[at], spelt.replace('.', '')]),
);

/** A value of a reply: what the company typed in English, and people's names in Latin letters. */
export function inEnglish(_: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return (
    typed[value] ??
    value.replaceAll(/[а-яё]/gi, (letter) => {
      const small = letter.toLowerCase();
      const spelt = latin[small] ?? letter;
      return small === letter ? spelt : spelt.charAt(0).toUpperCase() + spelt.slice(1);
    })
  );
}
