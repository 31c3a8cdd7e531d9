import { useParams } from '@tanstack/react-router';
import { ApprovalsScreen } from './approvals-screen.tsx';
import { RatersScreen } from './raters-screen.tsx';

/** One list, with an account: whose, the address says. */
export function RatersPage() {
  const { cycleId = '', employeeId = '' } = useParams({ strict: false });
  return <RatersScreen place={{ cycleId, employeeId }} />;
}

/** The lists that wait for the signed-in person. */
export const ApprovalsPage = () => <ApprovalsScreen />;
