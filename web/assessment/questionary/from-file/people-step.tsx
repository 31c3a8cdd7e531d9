import { useState } from 'react';
import { mostFromFile } from '#contract/assessment/questionary-from-file.ts';
import { ChooseEmployees } from '#web/assessment/questionary/choose/windows.ts';
import { FormSection } from '#web/assessment/questionary/fields/form-section.tsx';
import type { SectionProps } from '#web/assessment/questionary/fields/form-sections.tsx';
import { ChosenPeople } from '#web/assessment/questionary/fields/people-list.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';

/** Choosing who is assessed, each in a questionary of their own. */
export function PeopleStep({ form }: SectionProps) {
  const { t } = useT();
  const [choosing, setChoosing] = useState(false);
  const { employeeList } = form.values;
  return (
    <FormSection
      title={t('questionaryForm.employees')}
      count={employeeList.length}
      error={form.error('employeeList')}
    >
      {employeeList.length === 0 ? (
        <Muted as="p">{t('questionaryForm.nobody')}</Muted>
      ) : (
        <ChosenPeople
          people={employeeList}
          onRemove={(leaving) =>
            form.change({ employeeList: employeeList.filter(({ id }) => id !== leaving) })
          }
        />
      )}
      <Button className="q-form-choose" onClick={() => setChoosing(true)}>
        {t('questionaryForm.chooseEmployees')}
      </Button>
      {choosing && (
        <ChooseEmployees
          title={t('questionaryForm.choose.employees')}
          place={{}}
          chosen={employeeList}
          most={mostFromFile}
          onApply={(people) => {
            form.change({ employeeList: people });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </FormSection>
  );
}
