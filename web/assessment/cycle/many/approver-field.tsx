import { useState } from 'react';
import { fullName } from '#contract/platform/rules/names.ts';
import { noPlace } from '#web/assessment/questionary/choose/choice-queries.ts';
import { ChooseEmployees } from '#web/assessment/questionary/choose/windows.ts';
import type { ChosenPerson } from '#web/assessment/questionary/form-rules.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { RadioGroup } from '#web/platform/ui/field/radio-group.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';

/** Who approves: whoever leads them, or somebody whom HR names. */
export type Approver = { by: 'structure' } | { by: 'person'; person: ChosenPerson | undefined };

interface ApproverFieldProps {
  value: Approver;
  onChange: (approver: Approver) => void;
}

export function ApproverField({ value, onChange }: ApproverFieldProps) {
  const { t, locale } = useT();
  const [isChoosing, setChoosing] = useState(false);
  const person = value.by === 'person' ? value.person : undefined;
  return (
    <>
      <RadioGroup
        label={t('cycleBoard.columns.approver')}
        options={[
          { value: 'structure', label: t('cycleBoard.approverLeader') },
          {
            value: 'person',
            label: t('cycleBoard.approverOther'),
            hint: person ? fullName(person, locale) : undefined,
          },
        ]}
        value={value.by}
        onChange={(by) => {
          onChange(by === 'structure' ? { by } : { by, person: undefined });
          setChoosing(by === 'person');
        }}
      />
      {value.by === 'person' && (
        <Button onClick={() => setChoosing(true)}>{t('cycleBoard.approverChoose')}</Button>
      )}
      {isChoosing && (
        <ChooseEmployees
          title={t('cycleBoard.approverChoose')}
          place={noPlace}
          chosen={person ? [person] : []}
          most={1}
          single
          onApply={([chosen]) => {
            onChange({ by: 'person', person: chosen });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
