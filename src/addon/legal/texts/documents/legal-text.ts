/** The pages of the legal section, by the last part of their addresses. */
export const legalPages = [
  'terms',
  'privacy',
  'offer',
  'company',
  'documents',
  'security',
  'accessibility',
] as const;
export type LegalPage = (typeof legalPages)[number];

/** Plain text, or a name of another page of the section that leads there. */
type Piece = string | { page: LegalPage; text: string };

/** One numbered clause. */
export interface Clause {
  text: string | readonly Piece[];
  /** What the clause lists. */
  list?: readonly string[];
}

export interface LegalPart {
  title: string;
  clauses: readonly (string | Clause)[];
}

/**
 * A legal text as data. Parts and clauses are numbered where they are shown. Legal texts are Russian
 * in every language of the product (rule 39), so they stand outside the catalogues.
 */
export interface LegalText {
  title: string;
  /** One paragraph before the first part. */
  lead: string;
  parts: readonly LegalPart[];
}
