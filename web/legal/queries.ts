import { useQuery } from '@tanstack/react-query';
import { getCompany, getDocumentList } from '#contract/legal.ts';
import { partQuery } from '#web/api/queries.ts';

export const useCompany = () => useQuery(partQuery(getCompany));
export const useDocuments = () => useQuery(partQuery(getDocumentList));
