import { useNavigate, useParams } from '@tanstack/react-router';
import { DuplicateButton } from '#addon/duplicate/web/duplicate-button.tsx';
import { HeldPeople } from '#addon/scim/web/held/held-people.tsx';
import { WeakLink } from '#addon/weak/web/weak-link.tsx';
import { useCan } from '#core/account/web/session/session.ts';
import { CompetenceTab } from '#core/competence/web/competence-tab.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Tabs } from '#platform/web/ui/press/tabs.tsx';
import '#core/directory/web/directory.css';
import { subdivisionCalls } from '#core/directory/contract/subdivision.ts';
import { NamedTab } from '#core/directory/web/named/named-tab.tsx';
import { PositionTab } from '#core/directory/web/position/position-tab.tsx';
import { type DirectoryTab, directoryTabs } from '#core/directory/web/shared/directory-tabs.ts';
import { EmployeeTab } from '#core/employee/web/employee-tab.tsx';
import { QuestionTab } from '#core/open-question/web/question-tab.tsx';

const contents = {
  competencies: () => (
    <CompetenceTab
      tools={
        <>
          <DuplicateButton kind="competence" />
          <WeakLink />
        </>
      }
    />
  ),
  positions: () => <PositionTab tools={<DuplicateButton kind="position" />} />,
  subdivisions: () => (
    <NamedTab
      kind="subdivision"
      calls={subdivisionCalls}
      tools={<DuplicateButton kind="subdivision" />}
    />
  ),
  employees: () => (
    <EmployeeTab held={<HeldPeople />} tools={<DuplicateButton kind="employee" />} />
  ),
  questions: QuestionTab,
} as const satisfies Record<DirectoryTab, unknown>;

/** What questionaries are made of. A tab shows to those who may see its list. */
export function DirectoryPage() {
  const { t } = useT();
  const can = useCan();
  const navigate = useNavigate();
  const { tab } = useParams({ from: '/admin/estimation/dictionary/$tab' });
  const selected = tab as DirectoryTab;
  const Content = contents[selected];
  return (
    <div className="directory">
      <h1>{t('directory.title')}</h1>
      <Tabs
        label={t('directory.tabs')}
        tabs={directoryTabs
          .filter(({ list }) => can(list))
          .map(({ id }) => ({ id, label: t(`directory.${id}.title`) }))}
        selected={selected}
        onSelect={(to) => void navigate({ to: '/estimation/dictionary/$tab', params: { tab: to } })}
      >
        <Content key={selected} />
      </Tabs>
    </div>
  );
}
