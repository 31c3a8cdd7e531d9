import { useQuery } from '@tanstack/react-query';
import { getCompany, getDocumentList } from '#contract/company/legal.ts';
import { partQuery } from '#web/platform/api/queries.ts';

export const useLegalCompany = () => useQuery(partQuery(getCompany));
export const useDocuments = () => useQuery(partQuery(getDocumentList));
