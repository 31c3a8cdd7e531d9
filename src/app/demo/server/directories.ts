import type { Localized } from '#platform/contract/call/fields.ts';
import type { DemoCompetence } from './competences.ts';

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

/** A position with its competencies in order, and the mark that it asks for in most of them. */
export interface DemoPosition {
  name: Localized;
  asks: [DemoCompetence, targetMark?: number][];
}

export const demoPositions = {
  head: {
    name: text('Руководитель отдела', 'Head of department'),
    asks: [
      ['motivation', 4.2],
      ['decisions', 4],
      ['development', 4],
      ['results', 4.2],
      ['communication', 4],
      ['systems', 3.8],
    ],
  },
  engineer: {
    name: text('Инженер-программист', 'Software engineer'),
    asks: [
      ['quality', 4.2],
      ['systems', 4],
      ['results', 3.8],
      ['teamwork', 3.8],
      ['communication', 3.5],
    ],
  },
  tester: {
    name: text('Тестировщик', 'QA engineer'),
    asks: [['quality', 4], ['planning', 3.8], ['teamwork', 3.8], ['communication']],
  },
  analyst: {
    name: text('Аналитик', 'Analyst'),
    asks: [
      ['systems', 4.2],
      ['communication', 4],
      ['decisions', 3.5],
      ['quality', 4],
    ],
  },
  sales: {
    name: text('Менеджер по продажам', 'Sales manager'),
    asks: [
      ['results', 4.3],
      ['customer', 4.2],
      ['communication', 4],
      ['planning', 3.5],
      ['integrity', 4],
    ],
  },
  account: {
    name: text('Менеджер по работе с клиентами', 'Account manager'),
    asks: [['customer', 4.5], ['communication', 4.2], ['teamwork', 3.8], ['integrity']],
  },
  marketer: {
    name: text('Маркетолог', 'Marketer'),
    asks: [['results', 3.8], ['communication', 4], ['adaptability', 4], ['teamwork']],
  },
  designer: {
    name: text('Дизайнер', 'Designer'),
    asks: [['quality', 4.2], ['adaptability', 4], ['teamwork', 3.8], ['communication']],
  },
  accountant: {
    name: text('Бухгалтер', 'Accountant'),
    asks: [
      ['quality', 4.5],
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
      ['quality', 4],
    ],
  },
  hr: {
    name: text('HR-специалист', 'HR specialist'),
    asks: [
      ['communication', 4.2],
      ['integrity', 4.5],
      ['development', 3.8],
      ['teamwork', 4],
    ],
  },
  recruiter: {
    name: text('Рекрутер', 'Recruiter'),
    asks: [['communication', 4.3], ['customer', 4], ['planning', 3.8], ['integrity']],
  },
  support: {
    name: text('Специалист поддержки', 'Support specialist'),
    asks: [
      ['customer', 4.3],
      ['communication', 4],
      ['teamwork', 3.8],
      ['adaptability', 3.5],
    ],
  },
  seniorSupport: {
    name: text('Старший специалист поддержки', 'Senior support specialist'),
    asks: [
      ['customer', 4.5],
      ['development', 3.8],
      ['communication', 4.2],
      ['teamwork', 4],
    ],
  },
} satisfies Record<string, DemoPosition>;
export type Position = keyof typeof demoPositions;
export const positionKeys = Object.keys(demoPositions) as Position[];
