import { useState } from 'react';
import { noPlace } from '#core/questionary/web/choose/choice-queries.ts';
import { ChooseEmployees } from '#core/questionary/web/choose/windows.ts';
import type { ChosenPerson } from '#core/questionary/web/form-rules.ts';
import { fullName } from '#platform/contract/rules/names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

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
