import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  findInStructureOrgChart,
  getStructureOrgChart,
  type OrgChartLevel,
  orgChartEnds,
} from '#addon/structure/contract/structure-org-chart.ts';
import { call } from '#platform/web/api/call.ts';
import { partQuery } from '#platform/web/api/queries.ts';

/** How many people of a level are shown at first, and how many more each time. */
export const levelSize = 100;
/** How many people a search names. */
const mostFound = 20;

interface Wish {
  of: string;
  limit: number;
  fulfil: (level: OrgChartLevel) => void;
  refuse: (error: unknown) => void;
}
let wishes: Wish[] = [];
/** The most levels that one call asks for. */
const mostAtOnce = 100;

/** Asks for a level. What several places want in the same moment goes in one call. */
function askForLevel(of: string, limit: number): Promise<OrgChartLevel> {
  return new Promise((fulfil, refuse) => {
    if (wishes.length === 0) setTimeout(askForAll);
    wishes.push({ of, limit, fulfil, refuse });
  });
}

function askForAll() {
  const all = wishes;
  wishes = [];
  for (let from = 0; from < all.length; from += mostAtOnce) {
    void ask(all.slice(from, from + mostAtOnce));
  }
}

async function ask(wished: readonly Wish[]) {
  const of = [...new Set(wished.map((wish) => wish.of))];
  const limit = Math.max(...wished.map((wish) => wish.limit));
  try {
    const { data } = await call(getStructureOrgChart, { query: { of, limit } });
    const levels = new Map(data.map((level) => [level.of, level]));
    for (const wish of wished) wish.fulfil(levels.get(wish.of) ?? nobodyOf(wish.of));
  } catch (error) {
    for (const wish of wished) wish.refuse(error);
  }
}

const nobodyOf = (of: string): OrgChartLevel => ({ of, people: [], count: 0, all: 0 });

/** The first people of a level of the tree: of somebody, at the top, or without a leader. */
export const levelQuery = (of: string, limit = levelSize) =>
  queryOptions({
    queryKey: [getStructureOrgChart.name, of, limit] as const,
    queryFn: () => askForLevel(of, limit),
    meta: { page: orgChartEnds.some((end) => end === of) },
  });

export const useLevel = (of: string, limit?: number) =>
  useQuery({ ...levelQuery(of, limit), placeholderData: (previous) => previous });

/** Asks for levels about to be shown in one call: each would be asked for only when the one above has come. */
export function useAhead(levels: readonly string[]): void {
  const client = useQueryClient();
  const key = levels.join();
  useEffect(() => {
    for (const of of key.split(',').filter(Boolean)) void client.prefetchQuery(levelQuery(of));
  }, [client, key]);
}

/** Where somebody stands; waits until there is an id. */
export const useOrgChartPlace = (id: string | undefined) =>
  useQuery({
    ...partQuery(findInStructureOrgChart, { query: { ...(id && { id }) } }),
    enabled: id !== undefined,
  });

export const useFoundPlaces = (q: string) =>
  useQuery({
    ...partQuery(findInStructureOrgChart, { query: { q, limit: mostFound } }),
    placeholderData: (previous) => previous,
  });
