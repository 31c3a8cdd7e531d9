import { useLocation, useParams } from '@tanstack/react-router';
import { tokenOfLink } from '#core/account/contract/rules/mailed-link.ts';

/** The token of the mailed link that has been opened, also where another one follows it in the same window. */
export function useMailedToken(): string {
  const { token = '' } = useParams({ strict: false });
  return tokenOfLink(token, useLocation().hash);
}
