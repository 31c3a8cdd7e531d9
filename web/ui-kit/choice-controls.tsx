import { useState } from 'react';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Checkbox } from '#web/platform/ui/field/checkbox.tsx';
import { ChoiceField } from '#web/platform/ui/field/choice-field.tsx';
import { Legend } from '#web/platform/ui/field/legend.tsx';
import { RadioGroup } from '#web/platform/ui/field/radio-group.tsx';
import { ComboBox } from '#web/platform/ui/pick/combo-box.tsx';
import { DateField } from '#web/platform/ui/pick/date-field.tsx';
import { SearchBox } from '#web/platform/ui/pick/search-box.tsx';
import { Select } from '#web/platform/ui/pick/select.tsx';
import { SuggestField } from '#web/platform/ui/pick/suggest-field.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { Hint } from '#web/platform/ui/show/text.tsx';
import { KitState, KitStates, type StateName } from './kit-state.tsx';
import { useSample } from './sample.ts';

const ticks = ['rest', 'chosen', 'hover', 'focus', 'error', 'disabled', 'long'] as const;
const fields = ['empty', 'filled', 'hover', 'focus', 'required', 'error', 'disabled'] as const;

function Checkboxes() {
  const { t } = useT();
  return (
    <>
      <KitStates of={ticks}>
        {(state) => (
          <Checkbox
            label={t(state === 'long' ? 'uiKit.longName' : 'uiKit.anonymous')}
            hint={state === 'long' ? t('uiKit.anonymousHint') : undefined}
            defaultChecked={state === 'chosen'}
            error={state === 'error' ? t('validation.required') : undefined}
            disabled={state === 'disabled'}
          />
        )}
      </KitStates>
      <KitState of="filled">
        <Checkbox label={t('uiKit.some')} indeterminate />
        <Checkbox roomy label={t('uiKit.anonymous')} hint={t('uiKit.anonymousHint')} />
      </KitState>
    </>
  );
}

function Radios() {
  const { t } = useT();
  const [period, setPeriod] = useState<'once' | 'month' | 'quarter'>('once');
  return (
    <KitStates of={['rest', 'chosen', 'hover', 'focus', 'required', 'error', 'disabled']}>
      {(state) => (
        <RadioGroup
          label={t('uiKit.period')}
          row={state === 'chosen'}
          value={state === 'rest' || state === 'error' ? '' : period}
          onChange={setPeriod}
          required={state === 'required'}
          error={state === 'error' ? t('validation.required') : undefined}
          disabled={state === 'disabled'}
          options={(['once', 'month', 'quarter'] as const).map((value) => ({
            value,
            label: t(`uiKit.${value}`),
          }))}
        />
      )}
    </KitStates>
  );
}

function Choices() {
  const { t } = useT();
  return (
    <KitStates of={['rest', 'hover', 'focus', 'disabled']}>
      {(state) => (
        <>
          {(['once', 'month'] as const).map((value) => (
            <ChoiceField
              key={value}
              type="radio"
              name={`kit-${state}`}
              label={t(`uiKit.${value}`)}
              disabled={state === 'disabled'}
            />
          ))}
        </>
      )}
    </KitStates>
  );
}

function Legends() {
  const { t } = useT();
  return (
    <KitStates of={['rest', 'required']}>
      {(state) => (
        <fieldset>
          <Legend required={state === 'required'}>{t('uiKit.participants')}</Legend>
          <Checkbox label={t('participantType.colleague')} />
        </fieldset>
      )}
    </KitStates>
  );
}

function usePickIn() {
  const { t } = useT();
  return (state: StateName) => ({
    label: t('uiKit.role'),
    required: state === 'required',
    error: state === 'error' ? t('validation.required') : undefined,
    disabled: state === 'disabled',
  });
}
const roles = ['supervisor', 'colleague', 'customer', 'subordinate', 'employee'] as const;
const isEmpty = (state: StateName) => ['empty', 'required', 'error'].includes(state);

function Selects() {
  const { t } = useT();
  const pickIn = usePickIn();
  const [role, setRole] = useState<(typeof roles)[number]>('colleague');
  const options = roles.map((value) => ({
    value,
    label: t(`participantType.${value}`),
    disabled: value === 'customer',
  }));
  return (
    <KitStates of={fields}>
      {(state) => (
        <Select
          {...pickIn(state)}
          value={isEmpty(state) ? '' : role}
          onChange={setRole}
          options={options}
        />
      )}
    </KitStates>
  );
}

function ComboBoxes() {
  const { t } = useT();
  const pickIn = usePickIn();
  const { people } = useSample();
  const [id, setId] = useState(people[1]?.email ?? '');
  const [made, setMade] = useState<string[]>([]);
  const options = [
    ...people.map(({ email, lastName, firstName }) => ({
      value: email,
      label: `${lastName} ${firstName}`,
    })),
    ...made.map((name) => ({ value: name, label: name })),
  ];
  function create(name: string) {
    setMade([...made, name]);
    setId(name);
  }
  return (
    <KitStates of={['empty', 'filled', 'focus', 'error', 'disabled']}>
      {(state) => (
        <ComboBox
          {...pickIn(state)}
          label={t('uiKit.employee')}
          value={isEmpty(state) ? '' : id}
          onChange={setId}
          onCreate={create}
          options={options}
        />
      )}
    </KitStates>
  );
}

function DateFields() {
  const { t } = useT();
  const pickIn = usePickIn();
  const [day, setDay] = useState('2026-12-07');
  return (
    <KitStates of={fields}>
      {(state) => (
        <DateField
          {...pickIn(state)}
          label={t('uiKit.end')}
          value={isEmpty(state) ? '' : day}
          onChange={setDay}
        />
      )}
    </KitStates>
  );
}

/** It takes the focus when it appears, so it appears at a press. */
function SearchBoxes() {
  const { t } = useT();
  const { people } = useSample();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const found = people
    .map(({ email, lastName, firstName, position }) => ({
      id: email,
      name: `${lastName} ${firstName}`,
      position,
    }))
    .filter(({ name }) => text && name.toLowerCase().includes(text.toLowerCase()));
  return (
    <KitState of="open">
      {!isOpen && <Button onClick={() => setOpen(true)}>{t('uiKit.openSearch')}</Button>}
      {isOpen && (
        <SearchBox
          label={t('common.search')}
          text={text}
          onText={setText}
          onChoose={() => setOpen(false)}
          onLeave={() => setOpen(false)}
          note={found.length > 0 ? undefined : t('ui.nothingFound')}
          found={found.map(({ id, name, position }) => ({
            id,
            name,
            card: (
              <span>
                {name} <Hint>{position}</Hint>
              </span>
            ),
          }))}
        />
      )}
    </KitState>
  );
}

function SuggestFields() {
  const { t } = useT();
  const pickIn = usePickIn();
  const { people } = useSample();
  const [text, setText] = useState('');
  const suggestions = people
    .filter(({ email }) => text && email.startsWith(text))
    .map(({ email, lastName, firstName }) => ({
      id: email,
      label: email,
      hint: `${lastName} ${firstName}`,
    }));
  return (
    <KitStates of={['empty', 'focus', 'error', 'disabled']}>
      {(state) => (
        <SuggestField
          {...pickIn(state)}
          label={t('uiKit.email')}
          hint={t('uiKit.emailHint')}
          value={state === 'empty' ? text : ''}
          onChange={(event) => setText(event.target.value)}
          listLabel={t('uiKit.email')}
          found={undefined}
          suggestions={state === 'empty' ? suggestions : []}
          activeId={suggestions[0]?.id}
          onChoose={({ id }) => setText(id)}
        />
      )}
    </KitStates>
  );
}

export const choiceControls = {
  Checkbox: Checkboxes,
  RadioGroup: Radios,
  ChoiceField: Choices,
  Legend: Legends,
  Select: Selects,
  ComboBox: ComboBoxes,
  DateField: DateFields,
  SearchBox: SearchBoxes,
  SuggestField: SuggestFields,
};
