import type { OrgChartPlace } from '#addon/structure/contract/structure-org-chart.ts';
import { isBranchOpen, type OrgChartSearch } from './org-chart-search.ts';

/** How the tree is looked at: what is open, and who is shown in it. */
export interface OrgChartView {
  search: OrgChartSearch;
  /** The ids of those above the person who is shown. */
  way: ReadonlySet<string>;
  /** The level → the number of the place that must be in view there. */
  reach: ReadonlyMap<string, number>;
  /** Changes each time somebody is to be brought into view, also the same person again. */
  round: number;
  /** Few stand on top, so their people are shown at once. */
  opensTop: boolean;
  turn: (id: string, byItself: boolean) => void;
  /** Whether the reader may give people other leaders. */
  mayLead: boolean;
}

/** The level of those who neither lead nor have a leader. */
export const alone = 'alone';

/** What leads to somebody: their level opens, and everything above it. */
export function wayTo(place: OrgChartPlace | undefined): Pick<OrgChartView, 'way' | 'reach'> {
  if (!place) return { way: new Set(), reach: new Map() };
  const ends = place.isAlone ? alone : 'top';
  const levels = [ends, ...place.way.map(({ id }) => id)];
  const places = [...place.way, place].map((step) => step.place);
  return {
    way: new Set(levels),
    reach: new Map(levels.map((level, index) => [level, places[index] ?? 0])),
  };
}

/** Whether the people of somebody are shown, and whether they would be without anybody's choice. */
export function openness(view: OrgChartView, id: string, depth: number) {
  const { search, way, opensTop } = view;
  const byItself =
    search.all === 'true' || way.has(id) || (opensTop && depth === 1 && id !== alone);
  return { byItself, open: isBranchOpen(search, id, byItself) };
}
