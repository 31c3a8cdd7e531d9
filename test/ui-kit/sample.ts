import type { Locale } from '#platform/texts/t.ts';

const names = {
  ru: [
    ['Александрова', 'Мария', 'Менеджер по продажам'],
    ['Белов', 'Сергей', 'Руководитель направления'],
    ['Воронцова', 'Елена', 'Ведущий разработчик'],
    ['Григорьева', 'Анна', 'HR бизнес-партнёр'],
    ['Дмитриев', 'Игорь', 'Аналитик'],
    ['Ёлкина', 'Полина', 'Дизайнер'],
    ['Жуков', 'Пётр', 'Инженер'],
  ],
  en: [
    ['Adams', 'Mary', 'Sales manager'],
    ['Bennett', 'Oliver', 'Head of development'],
    ['Carter', 'Helen', 'Senior engineer'],
    ['Davies', 'Anna', 'HR business partner'],
    ['Evans', 'Hugh', 'Analyst'],
    ['Foster', 'Pauline', 'Designer'],
    ['Grant', 'Peter', 'Engineer'],
  ],
} as const;
const companies = { ru: ['Север', 'Юг'], en: ['North', 'South'] };
const fileNames = { ru: 'Сотрудники на 1 сентября.csv', en: 'Employees as of 1 September.csv' };

/** A face in two strokes, so that no photo has to be loaded. */
const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#9fb4d8"/><circle cx="40" cy="30" r="15" fill="#f4e3d3"/><path d="M10 80a30 30 0 0 1 60 0" fill="#37507e"/></svg>',
)}`;

const peopleIn = (locale: Locale) =>
  names[locale].map(([lastName, firstName, position], at) => ({
    lastName,
    firstName,
    position,
    email: `${'abcdefg'[at]}.person@example.com`,
  }));

/** Invented people and names in a language. */
export function sampleIn(locale: Locale) {
  const people = peopleIn(locale);
  const { lastName, firstName, position } = people[1]!;
  return {
    people,
    person: { lastName, firstName },
    position,
    companies: companies[locale],
    fileName: fileNames[locale],
    photo,
  };
}
