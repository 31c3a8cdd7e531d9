/** Stands in the page for those without a session, and is filled with the name of the page they wanted. */
export const wantedPage = '%page%';
