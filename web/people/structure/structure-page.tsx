import { EmployeesTab } from './employees-tab.tsx';
import { StructureTabs } from './structure-tabs.tsx';

/** Who works in the company and where (spec 1, section 2). */
export const StructurePage = () => (
  <StructureTabs selected="employees">
    <EmployeesTab />
  </StructureTabs>
);
