import { useNavigate } from '@tanstack/react-router';
import { useAddress } from '#core/questionary/web/assessments/address.ts';
import { archiveAddress } from '#core/questionary/web/assessments-search.ts';

const archive = {
  address: archiveAddress,
  list: '/estimation/questionary/archive',
  one: '/estimation/questionary/archive/$id',
} as const;

/** The archive's address, below /estimation/questionary/archive. */
export function useArchiveAddress() {
  const navigate = useNavigate();
  return {
    ...useAddress(archive),
    /** Opens a questionary that is not archived in the journal, where this address leads astray. */
    openInAssessments: (id: string) =>
      void navigate({ to: '/estimation/questionary/$id', params: { id }, replace: true }),
    goHome: () => void navigate({ to: '/estimation/questionary', replace: true }),
  };
}
