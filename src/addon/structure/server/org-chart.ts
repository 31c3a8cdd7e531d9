import {
  type findInStructureOrgChart,
  type getStructureOrgChart,
  mostOfCircle,
  mostWaySteps,
  type OrgChartLevel,
  type OrgChartName,
  type OrgChartPerson,
  type OrgChartPlace,
} from '#addon/structure/contract/structure-org-chart.ts';
import { listLeaderIds } from '#core/employee/server/leader/queries.ts';
import type { Query } from '#platform/contract/call/endpoint.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { mostRows } from '#platform/server/db/search.ts';
import { type Forest, growForest, wayTo } from './forest.ts';
import { listHere, readShown } from './org-chart-queries.ts';

/** All of it, for each call: how many stand below somebody depends on everybody. */
const readForest = async (scope: Scope): Promise<Forest> =>
  growForest(await listHere(scope), await listLeaderIds(scope));

type Shown = Awaited<ReturnType<typeof readShown>>;

/** The levels asked for, each with its first people. */
export async function readLevels(
  scope: Scope,
  { of = ['top'], limit = mostRows }: Query<typeof getStructureOrgChart>,
): Promise<OrgChartLevel[]> {
  const forest = await readForest(scope);
  const levels = [...new Set(of)].map((one) => ({ of: one, team: teamOf(forest, one) }));
  const ids = levels.flatMap(({ team }) => team.slice(0, limit));
  const named = ids.flatMap((id) => [...besideOf(forest, id), ...circleOf(forest, id)]);
  const shown = await readShown(scope, [...ids, ...named]);
  const sizeOf = (id: string) => 1 + (forest.below.get(id) ?? 0);
  return levels.map(({ of: one, team }) => ({
    of: one,
    people: team.slice(0, limit).flatMap((id) => personOf(forest, shown, id)),
    count: team.length,
    all: team.reduce((sum, id) => sum + sizeOf(id), 0),
  }));
}

function personOf(forest: Forest, shown: Shown, id: string): OrgChartPerson[] {
  const person = shown.get(id);
  if (!person) return [];
  const { under, below } = forest;
  return [
    {
      ...person,
      direct: under.get(id)?.length ?? 0,
      below: below.get(id) ?? 0,
      otherLeaders: besideOf(forest, id).flatMap((one) => nameOf(shown, one)),
      circle: circleOf(forest, id).flatMap((one) => nameOf(shown, one)),
    },
  ];
}

const besideOf = ({ beside }: Forest, id: string) => beside.get(id) ?? [];
const circleOf = ({ circles }: Forest, id: string) => circles.get(id)?.slice(0, mostOfCircle) ?? [];

function teamOf({ tops, alone, under }: Forest, of: string): readonly string[] {
  if (of === 'top') return tops;
  return of === 'alone' ? alone : (under.get(of) ?? []);
}

function nameOf(shown: Shown, id: string): OrgChartName[] {
  const person = shown.get(id);
  if (!person) return [];
  const { lastName, firstName, middleName } = person;
  return [{ id, lastName, firstName, middleName }];
}

/** Whom the search finds, by name, and where they stand; nobody where nothing is asked for. */
export async function findPlaces(
  scope: Scope,
  { q, id, limit = mostRows }: Query<typeof findInStructureOrgChart>,
): Promise<{ data: OrgChartPlace[]; count: number }> {
  const forest = await readForest(scope);
  const asked = id && forest.below.has(id) ? [id] : [];
  const found = q ? await listHere(scope, q) : asked;
  const ways = waysTo(forest, found.slice(0, limit));
  const named = new Set(ways.flatMap(({ one, way }) => [one, ...way]));
  const shown = await readShown(scope, [...named]);
  const data = ways.flatMap(({ one, way }) => {
    const person = shown.get(one);
    if (!person) return [];
    const steps = way.flatMap((step) =>
      nameOf(shown, step).map((name) => ({ ...name, place: placeOf(forest, step) })),
    );
    const isAlone = levelOf(forest, one) === 'alone';
    return [{ ...person, place: placeOf(forest, one), way: steps, isAlone }];
  });
  return { data, count: found.length };
}

/**
 * The ways to these people, of as many of the first as have `mostWaySteps` together. Where people stand
 * in one endless line, the ways of all of them would fill the memory.
 */
function waysTo(forest: Forest, found: readonly string[]) {
  const ways: { one: string; way: string[] }[] = [];
  let steps = 0;
  for (const one of found) {
    const way = wayTo(forest, one);
    steps += way.length;
    if (ways.length > 0 && steps > mostWaySteps) break;
    ways.push({ one, way });
  }
  return ways;
}

/** The level in which somebody stands. */
function levelOf({ over, under }: Forest, id: string): string {
  return over.get(id) ?? (under.has(id) ? 'top' : 'alone');
}

const placeOf = (forest: Forest, id: string) => teamOf(forest, levelOf(forest, id)).indexOf(id);
