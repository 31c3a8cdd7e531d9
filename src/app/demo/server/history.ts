import type { Company } from './company.ts';
import { planRound } from './company-round.ts';
import type { Department, Position } from './directories.ts';
import {
  aboutDepartment,
  aboutPerson,
  aboutPosition,
  askingDemoAccounts,
  type DemoPlan,
  type DemoTerm,
  type RatersAsked,
  usual,
} from './plans.ts';
import type { Random } from './random.ts';

/**
 * Whom a company assesses every year, by seat; the first as many as it assesses yearly. Three of development
 * beside its head, so that the years have numbers for the director too, who knows how the heads were assessed.
 */
const yearly: { seat: number; raters: RatersAsked; talkative?: number }[] = [
  { seat: 6, raters: [5, 3, 0] },
  { seat: 0, raters: [5, 4, 6], talkative: 1 },
  { seat: 7, raters: usual },
  { seat: 12, raters: [4, 2, 0] },
  { seat: 9, raters: [5, 3, 2] },
  { seat: 19, raters: [4, 4, 0] },
  { seat: 34, raters: usual },
];

const pastYears: { years: number; status: DemoPlan['status']; of: [Position, Department] }[] = [
  { years: 3, status: 'archived', of: ['engineer', 'people'] },
  { years: 2, status: 'archived', of: ['support', 'marketing'] },
  { years: 1, status: 'done', of: ['marketer', 'finance'] },
];

/** The months before today and after, by seat. */
const recent: (DemoTerm & { seat: number })[] = [
  { seat: 13, status: 'archived', from: -160 },
  { seat: 17, status: 'done', from: -120, isAnonymous: false, raters: [3, 2, 0] },
  { seat: 21, status: 'done', from: -90, method: '180' },
  { seat: 25, status: 'done', from: -60, answered: 0.8, raters: [4, 3, 2] },
  { seat: 41, status: 'inwork', from: -8, answered: 0, method: '90' },
  { seat: 29, status: 'inwork', from: -6, answered: 0.6 },
  { seat: 33, status: 'inwork', from: -5, answered: 0.3 },
  { seat: 37, status: 'inwork', from: -3, answered: 0.5, method: '180' },
  { seat: 45, status: 'created', from: 3 },
  { seat: 49, status: 'created', from: 7, method: '90' },
];

/**
 * Three years of one brand, oldest first: every method, type and status, and the same people again
 * and again.
 */
export function planHistory(company: Company, random: Random, today: string): DemoPlan[] {
  const plans = pastYears.flatMap(({ years, status, of: [position, department] }) => [
    ...yearly.slice(0, company.assessedYearly).map(({ seat, ...asked }) => {
      const from = -365 * years + random.whole(21);
      return aboutPerson(company, random, seat, today, { status, from, answered: 0.95, ...asked });
    }),
    aboutPosition(company, position, today, { status, from: -365 * years + 90 }),
    aboutDepartment(company, department, today, { status, from: -365 * years + 150 }),
  ]);
  return [
    ...plans,
    ...recent.map(({ seat, ...term }) => aboutPerson(company, random, seat, today, term)),
    aboutDepartment(company, 'marketing', today, { status: 'inwork', from: -4, answered: 0.4 }),
    aboutPosition(company, 'support', today, { status: 'created', from: 10 }),
    aboutPosition(company, 'accountant', today, { status: 'inwork', from: -7, answered: 0.5 }),
    aboutDepartment(company, 'sales', today, { status: 'created', from: 14 }),
    askingDemoAccounts(company, today),
    ...(company.hasRound ? planRound(company, random, today) : []),
  ].toSorted((a, b) => a.dateStart.localeCompare(b.dateStart));
}
