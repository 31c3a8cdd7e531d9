import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Tabs } from '#platform/web/ui/press/tabs.tsx';
import './structure.css';

const paths = {
  employees: '/structure/employees',
  orgChart: '/structure/tree',
  fired: '/structure/fired-employees',
} as const;

/** The permission each tab needs. */
const tabs = [
  { id: 'employees', permission: 'directory_employee_getemployeelist__invoke' },
  { id: 'orgChart', permission: 'directory_employee_getemployeelist__invoke' },
  { id: 'fired', permission: 'directory_employee_updatecompanyemployeeinfo__invoke' },
] as const;

interface StructureTabsProps {
  selected: keyof typeof paths;
  children: ReactNode;
}

/** The head of the structure's pages, each of which is a tab. */
export function StructureTabs({ selected, children }: StructureTabsProps) {
  const { t } = useT();
  const navigate = useNavigate();
  const can = useCan();
  const shown = tabs.filter(({ permission }) => can(permission));
  return (
    <div className="structure">
      <h1>{t('structure.title')}</h1>
      <Tabs
        label={t('structure.tabs')}
        tabs={shown.map(({ id }) => ({ id, label: t(`structure.tab.${id}`) }))}
        selected={selected}
        onSelect={(id) => void navigate({ to: paths[id] })}
      >
        {children}
      </Tabs>
    </div>
  );
}
