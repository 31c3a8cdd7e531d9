/** Where lists of raters open: with an account, and by a personal link. */
export interface ListPlace {
  cycleId: string;
  employeeId: string;
}

/** `token`: the personal link by which somebody comes. Links have pages of their own. */
export type Way = { token?: string | undefined };

export const ratersAddress = ({ cycleId, employeeId }: ListPlace, { token }: Way): string =>
  token === undefined
    ? `/estimation/cycles/${cycleId}/raters/${employeeId}`
    : `/testing/raters?${new URLSearchParams({ cycleId, employeeId })}`;

export const approvalsAddress = ({ token }: Way): string =>
  token === undefined ? '/estimation/questionary/testing/approvals' : '/testing/approvals';

export const ownAddress = ({ token }: Way): string =>
  token === undefined ? '/estimation/questionary/testing' : '/testing';
