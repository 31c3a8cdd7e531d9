import { useQuery } from '@tanstack/react-query';
import {
  getDocumentList,
  getRightsHolder,
  type LegalDocument,
} from '#addon/legal/contract/legal.ts';
import type { Locale } from '#platform/texts/t.ts';
import { partQuery } from '#platform/web/api/queries.ts';

export const useRightsHolder = () => useQuery(partQuery(getRightsHolder));
export const useDocuments = () => useQuery(partQuery(getDocumentList));

/** For each document the edition in that language, or else the one there is. */
export const inLanguage = (documents: readonly LegalDocument[], locale: Locale): LegalDocument[] =>
  documents.filter(
    (one) =>
      one.locale === locale ||
      !documents.some((other) => other.kind === one.kind && other.locale === locale),
  );
