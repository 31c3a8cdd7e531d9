/** How the company view groups people: rows are departments or job titles. */
export const heatmapGroups = ['subdivision', 'position'] as const;
export type HeatmapGroup = (typeof heatmapGroups)[number];

/** How many decimals its marks have: as many as those of an anonymous report. */
export const digitsOfHeatmap = 1;
