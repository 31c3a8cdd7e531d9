import { useQuery } from '@tanstack/react-query';
import { getCompetenceList } from '#contract/competence.ts';
import { getPositionDictionary } from '#contract/position.ts';
import { getSubdivisionDictionary } from '#contract/subdivision.ts';
import { partQuery } from '#web/api/queries.ts';

/** What the forms and filters choose from: all there is. */
export const useCompetences = () => useQuery(partQuery(getCompetenceList, { query: {} }));
export const usePositionNames = () => useQuery(partQuery(getPositionDictionary));
export const useSubdivisionNames = (enabled = true) =>
  useQuery({ ...partQuery(getSubdivisionDictionary), enabled });
