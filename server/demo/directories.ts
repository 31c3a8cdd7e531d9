import type { Localized } from '#contract/platform/call/fields.ts';

const text = (ru: string, en: string): Localized => ({ ru, en });

export const departments = {
  development: text('Разработка', 'Development'),
  sales: text('Продажи', 'Sales'),
  marketing: text('Маркетинг', 'Marketing'),
  finance: text('Финансы', 'Finance'),
  people: text('Персонал', 'People'),
  support: text('Поддержка клиентов', 'Customer support'),
};
export type Department = keyof typeof departments;
export const departmentKeys = Object.keys(departments) as Department[];

/** By their place in the list of competencies. */
const competences = {
  results: 0,
  teamwork: 1,
  customers: 2,
  communication: 3,
  planning: 4,
  decisions: 5,
  leadership: 6,
  developing: 7,
  systems: 8,
  change: 9,
  expertise: 10,
  integrity: 11,
};
type Competence = keyof typeof competences;
export const placeOf = (competence: Competence): number => competences[competence];

/** A position with its competencies in order, and the mark that it asks for in most of them. */
export interface DemoPosition {
  name: Localized;
  asks: [Competence, targetMark?: number][];
}

export const positions = {
  head: {
    name: text('Руководитель отдела', 'Head of department'),
    asks: [
      ['leadership', 4.2],
      ['decisions', 4],
      ['developing', 4],
      ['results', 4.2],
      ['communication', 4],
      ['systems', 3.8],
    ],
  },
  engineer: {
    name: text('Инженер-программист', 'Software engineer'),
    asks: [
      ['expertise', 4.2],
      ['systems', 4],
      ['results', 3.8],
      ['teamwork', 3.8],
      ['communication', 3.5],
    ],
  },
  tester: {
    name: text('Тестировщик', 'QA engineer'),
    asks: [['expertise', 4], ['planning', 3.8], ['teamwork', 3.8], ['communication']],
  },
  analyst: {
    name: text('Аналитик', 'Analyst'),
    asks: [
      ['systems', 4.2],
      ['communication', 4],
      ['decisions', 3.5],
      ['expertise', 4],
    ],
  },
  sales: {
    name: text('Менеджер по продажам', 'Sales manager'),
    asks: [
      ['results', 4.3],
      ['customers', 4.2],
      ['communication', 4],
      ['planning', 3.5],
      ['integrity', 4],
    ],
  },
  account: {
    name: text('Менеджер по работе с клиентами', 'Account manager'),
    asks: [['customers', 4.5], ['communication', 4.2], ['teamwork', 3.8], ['integrity']],
  },
  marketer: {
    name: text('Маркетолог', 'Marketer'),
    asks: [['results', 3.8], ['communication', 4], ['change', 4], ['teamwork']],
  },
  designer: {
    name: text('Дизайнер', 'Designer'),
    asks: [['expertise', 4.2], ['change', 4], ['teamwork', 3.8], ['communication']],
  },
  accountant: {
    name: text('Бухгалтер', 'Accountant'),
    asks: [
      ['expertise', 4.5],
      ['planning', 4.2],
      ['integrity', 4.5],
      ['systems', 3.5],
    ],
  },
  economist: {
    name: text('Экономист', 'Financial analyst'),
    asks: [
      ['systems', 4.2],
      ['planning', 4],
      ['decisions', 3.8],
      ['expertise', 4],
    ],
  },
  hr: {
    name: text('HR-специалист', 'HR specialist'),
    asks: [
      ['communication', 4.2],
      ['integrity', 4.5],
      ['developing', 3.8],
      ['teamwork', 4],
    ],
  },
  recruiter: {
    name: text('Рекрутер', 'Recruiter'),
    asks: [['communication', 4.3], ['customers', 4], ['planning', 3.8], ['integrity']],
  },
  support: {
    name: text('Специалист поддержки', 'Support specialist'),
    asks: [
      ['customers', 4.3],
      ['communication', 4],
      ['teamwork', 3.8],
      ['change', 3.5],
    ],
  },
  seniorSupport: {
    name: text('Старший специалист поддержки', 'Senior support specialist'),
    asks: [
      ['customers', 4.5],
      ['developing', 3.8],
      ['communication', 4.2],
      ['teamwork', 4],
    ],
  },
} satisfies Record<string, DemoPosition>;
export type Position = keyof typeof positions;
export const positionKeys = Object.keys(positions) as Position[];
