import { useNavigate } from '@tanstack/react-router';
import { useCan } from '#web/session/session.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Tabs } from '#web/ui/press/tabs.tsx';
import { EmployeesTab } from './employees-tab.tsx';
import './structure.css';

const paths = {
  employees: '/structure/employees',
  tree: '/structure/tree',
  fired: '/structure/fired-employees',
} as const;

/** The permission each tab needs. Nobody sees the last two (spec 1, section 6). */
const tabs = [
  { id: 'employees', permission: 'directory_employee_getemployeelist__invoke' },
  { id: 'tree', permission: undefined },
  { id: 'fired', permission: undefined },
] as const;

/** Who works in the company and where (spec 1, section 2). */
export function StructurePage() {
  const { t } = useT();
  const navigate = useNavigate();
  const can = useCan();
  const shown = tabs.filter(({ permission }) => permission && can(permission));
  return (
    <div className="structure">
      <h1>{t('structure.title')}</h1>
      <Tabs
        label={t('structure.tabs')}
        tabs={shown.map(({ id }) => ({ id, label: t(`structure.tab.${id}`) }))}
        selected="employees"
        onSelect={(id) => void navigate({ to: paths[id] })}
      >
        <EmployeesTab />
      </Tabs>
    </div>
  );
}
