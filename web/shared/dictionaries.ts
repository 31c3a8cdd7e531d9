import { useQuery } from '@tanstack/react-query';
import { getCompetenceList } from '#contract/competence.ts';
import { getPositionDictionary } from '#contract/position.ts';
import { getSubdivisionDictionary } from '#contract/subdivision.ts';
import { partQuery } from '#web/api/queries.ts';

/** Full lists for forms and filters to choose from. */
export const useCompetences = () => useQuery(partQuery(getCompetenceList, { query: {} }));
export const usePositionNames = (enabled = true) =>
  useQuery({ ...partQuery(getPositionDictionary), enabled });
export const useSubdivisionNames = (enabled = true) =>
  useQuery({ ...partQuery(getSubdivisionDictionary), enabled });
