import { ApprovalsScreen } from './approvals-screen.tsx';
import { RatersScreen } from './raters-screen.tsx';

/** The pages of lists and approvals for whoever comes by a personal link. */
export function RatersLink({ path, token }: { path: string; token: string }) {
  const asked = new URLSearchParams(window.location.search);
  const cycleId = asked.get('cycleId') ?? '';
  const employeeId = asked.get('employeeId') ?? '';
  return path === '/testing/raters' ? (
    <RatersScreen place={{ cycleId, employeeId }} token={token} />
  ) : (
    <ApprovalsScreen token={token} />
  );
}
