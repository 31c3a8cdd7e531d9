import { EmployeesTab } from './employees-tab.tsx';
import { StructureTabs } from './structure-tabs.tsx';

/** Who works in the company and where. */
export const StructurePage = () => (
  <StructureTabs selected="employees">
    <EmployeesTab />
  </StructureTabs>
);
