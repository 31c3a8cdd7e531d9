import { insertFirstQuestions } from '#core/open-question/server/first-questions.ts';
import { type Localized, spoken } from '#platform/contract/call/fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';
import type { DemoBrand } from './brands.ts';
import { type DemoCompetence, demoCompetencesOf } from './competences.ts';
import {
  type Department,
  demoPositions,
  departmentKeys,
  departments,
  type Position,
  positionKeys,
} from './directories.ts';
import { type DemoPerson, makePeople } from './people.ts';
import { insertDemoCompetences, insertPositions, insertSubdivisions } from './queries.ts';
import type { Random } from './random.ts';

export interface Company {
  assessedYearly: number;
  hasRound: boolean;
  language: Locale;
  /** In the order of their seats. */
  people: DemoPerson[];
  positionIds: Record<Position, string>;
  departmentIds: Record<Department, string>;
  competenceIds: Record<DemoCompetence, string>;
  /** The names of people, positions and departments, by id. */
  names: ReadonlyMap<string, string>;
}

/** People and directories of one brand: 61 employees, 7 departments, 15 positions, 12 competencies. */
export async function makeCompany(
  scope: Scope,
  brand: DemoBrand,
  random: Random,
  today: string,
  passwordHash: string,
): Promise<Company> {
  const { assessedYearly, hasRound, language } = brand;
  const inLanguage = <Key extends string>(keys: Key[], nameOf: (key: Key) => Localized) =>
    keys.map((key) => ({ key, id: random.uuid(), name: spoken(nameOf(key), language) }));
  const departmentRows = inLanguage(departmentKeys, (key) => departments[key]);
  await insertSubdivisions(scope, departmentRows);
  const competenceIds = await makeCompetences(scope, random, language);
  const positionRows = inLanguage(positionKeys, (key) => demoPositions[key].name);
  await insertPositions(
    scope,
    positionRows.map((row) => ({
      ...row,
      asks: demoPositions[row.key].asks.map(([competence, targetMark = null]) => ({
        competenceId: competenceIds[competence],
        targetMark,
      })),
    })),
  );
  await insertFirstQuestions(scope, () => random.uuid());
  const departmentIds = idsOf(departmentRows);
  const positionIds = idsOf(positionRows);
  const places = { departmentIds, positionIds, competenceIds, passwordHash };
  const people = await makePeople(scope, brand, random, today, places);
  const named = [...departmentRows, ...positionRows, ...people];
  return {
    assessedYearly,
    hasRound,
    language,
    people,
    positionIds,
    departmentIds,
    competenceIds,
    names: new Map(named.map(({ id, name }) => [id, name])),
  };
}

const idsOf = <Key extends string>(rows: { key: Key; id: string }[]) =>
  Object.fromEntries(rows.map(({ key, id }) => [key, id])) as Record<Key, string>;

async function makeCompetences(scope: Scope, random: Random, language: Locale) {
  const rows = demoCompetencesOf(language).map((competence) => ({
    ...competence,
    id: random.uuid(),
    questions: competence.questions.map((text, i) => ({
      id: random.uuid(),
      text,
      order: i + 1,
    })),
  }));
  await insertDemoCompetences(scope, rows);
  return idsOf(rows);
}
