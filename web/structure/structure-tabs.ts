import type { Permission } from '#contract/call/access.ts';

type StructureTab = { id: 'employees' | 'tree' | 'fired'; permissions: readonly Permission[] };

/** A tab shows when one of its permissions is held; the last two have none, so nobody sees them (spec 1, section 6). */
export const structureTabs: readonly StructureTab[] = [
  { id: 'employees', permissions: ['directory_employee_getemployeelist__invoke'] },
  { id: 'tree', permissions: [] },
  { id: 'fired', permissions: [] },
];

export const visibleTabs = (can: (permission: Permission) => boolean): readonly StructureTab[] =>
  structureTabs.filter(({ permissions }) => permissions.some(can));
