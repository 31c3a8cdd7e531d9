import { groupBy } from '#platform/server/shared/group-by.ts';
import { findNearest } from './nearest.ts';

/** Everybody who works here, each in one place (rule 85). All lists are of ids. */
export interface Forest {
  /** Whom somebody stands under; nothing for those at the top. */
  over: ReadonlyMap<string, string>;
  /** The other leaders, who work here too, of those who have several. */
  beside: ReadonlyMap<string, readonly string[]>;
  /** Who stands right under somebody: those who lead others first, each by name. */
  under: ReadonlyMap<string, readonly string[]>;
  /** How many stand below, at all levels. */
  below: ReadonlyMap<string, number>;
  /** Those who lead and are under nobody, with the most people first. */
  tops: readonly string[];
  /** Those who neither lead nor are under anybody, by name. */
  alone: readonly string[];
  /**
   * Where leaders lead one another in a circle, the first of them by name stands on top. The circle
   * begins with that person and goes up, each followed by their leader.
   */
  circles: ReadonlyMap<string, readonly string[]>;
}

/**
 * The forest of those who work here, given by name. `leaders`: those of each employee, of whom the first is the one to
 * stand under; also of and among those who have left.
 */
export function growForest(
  people: readonly string[],
  leaders: ReadonlyMap<string, readonly string[]>,
): Forest {
  const leadersOf = (id: string) => leaders.get(id) ?? nobody;
  const here = new Set(people);
  const over = new Map<string, string>();
  const beside = new Map<string, string[]>();
  const nearest = findNearest(leaders, here);
  for (const id of people) {
    const leader = nearest(id);
    if (leader === undefined) continue;
    over.set(id, leader);
    const own = leadersOf(id);
    if (own.length === 1) continue;
    const others = own.filter((one) => one !== leader && one !== id && here.has(one));
    if (others.length > 0) beside.set(id, others);
  }
  const circles = cutCircles(people, over);
  const under = teamsOf(people, over);
  const leads = (id: string) => under.has(id);
  const free = people.filter((id) => !over.has(id));
  const below = countBelow(free, under);
  const size = (id: string) => below.get(id) ?? 0;
  return {
    over,
    beside,
    under,
    below,
    tops: free.filter(leads).sort((one, other) => size(other) - size(one)),
    alone: free.filter((id) => !leads(id)),
    circles,
  };
}

/** The ids of those above somebody, from the top down. */
export function wayTo({ over }: Forest, id: string): string[] {
  const way: string[] = [];
  for (let at = over.get(id); at !== undefined; at = over.get(at)) way.push(at);
  return way.reverse();
}

const nobody: readonly string[] = [];

/** Takes the one who begins a circle from under their leader. Returns the circles. */
function cutCircles(people: readonly string[], over: Map<string, string>): Map<string, string[]> {
  const place = new Map(people.map((id, index) => [id, index]));
  const placeOf = (id: string) => place.get(id) ?? 0;
  /** For each person, the start of the walk that came by them. */
  const walked = new Map<string, string>();
  const circles = new Map<string, string[]>();
  for (const start of people) {
    let at: string | undefined = start;
    while (at !== undefined && !walked.has(at)) {
      walked.set(at, start);
      at = over.get(at);
    }
    if (at === undefined || walked.get(at) !== start) continue;
    const circle = [at];
    for (let next = over.get(at); next && next !== at; next = over.get(next)) circle.push(next);
    const first = circle.reduce((one, other) => (placeOf(other) < placeOf(one) ? other : one));
    const turn = circle.indexOf(first);
    circles.set(first, [...circle.slice(turn), ...circle.slice(0, turn)]);
    over.delete(first);
  }
  return circles;
}

function teamsOf(people: readonly string[], over: ReadonlyMap<string, string>) {
  const led = people.filter((id) => over.has(id));
  const teams = groupBy(led, (id) => over.get(id) ?? '');
  const leads = (id: string) => teams.has(id);
  const sorted = (team: readonly string[]) => [
    ...team.filter(leads),
    ...team.filter((id) => !leads(id)),
  ];
  return new Map([...teams].map(([id, team]) => [id, sorted(team)]));
}

function countBelow(free: readonly string[], under: ReadonlyMap<string, readonly string[]>) {
  // Anybody who stands above somebody comes before them. The list grows while it is walked.
  const downwards = [...free];
  for (const id of downwards) downwards.push(...(under.get(id) ?? []));
  const below = new Map<string, number>();
  for (const id of downwards.reverse()) {
    const team = under.get(id) ?? [];
    below.set(
      id,
      team.reduce((sum, one) => sum + 1 + (below.get(one) ?? 0), 0),
    );
  }
  return below;
}
