import { shortName } from '#platform/contract/rules/names.ts';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { ChoiceField } from '#platform/web/ui/field/choice-field.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { ComboBox } from '#platform/web/ui/pick/combo-box.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { SearchBox } from '#platform/web/ui/pick/search-box.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { SuggestField } from '#platform/web/ui/pick/suggest-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { type Controls, Held, inEach, isEmpty } from './kit-state.tsx';

const ticks = ['rest', 'chosen', 'hover', 'focus', 'error', 'disabled', 'long'] as const;
const fields = ['empty', 'filled', 'hover', 'focus', 'required', 'error'] as const;
const roles = ['supervisor', 'colleague', 'customer', 'subordinate', 'employee'] as const;
const periods = ['once', 'month', 'quarter'] as const;

export const choiceControls: Controls = {
  Checkbox: ({ t, fieldIn }) => ({
    ...inEach(ticks, (state) => {
      const { error, disabled } = fieldIn(state);
      return (
        <Checkbox
          label={t(state === 'long' ? 'uiKit.longName' : 'uiKit.anonymous')}
          hint={state === 'long' ? t('uiKit.anonymousHint') : undefined}
          defaultChecked={state === 'chosen'}
          error={error}
          disabled={disabled}
        />
      );
    }),
    filled: (
      <>
        <Checkbox label={t('uiKit.some')} indeterminate />
        <Checkbox roomy label={t('uiKit.anonymous')} hint={t('uiKit.anonymousHint')} />
      </>
    ),
  }),
  RadioGroup: ({ t, fieldIn }) =>
    inEach(['rest', 'chosen', 'hover', 'focus', 'required', 'error'], (state) => (
      <Held<(typeof periods)[number] | ''>
        start={state === 'rest' || state === 'error' ? '' : 'once'}
      >
        {(value, set) => (
          <RadioGroup
            {...fieldIn(state)}
            label={t('uiKit.period')}
            row={state === 'chosen'}
            hint={state === 'required' && t('uiKit.anonymousHint')}
            value={value}
            onChange={set}
            options={periods.map((each) => ({ value: each, label: t(`uiKit.${each}`) }))}
          />
        )}
      </Held>
    )),
  ChoiceField: ({ t }) =>
    inEach(['rest', 'hover', 'focus', 'disabled'], (state) =>
      (['once', 'month'] as const).map((value) => (
        <ChoiceField
          key={value}
          type="radio"
          name={`kit-${state}`}
          label={t(`uiKit.${value}`)}
          disabled={state === 'disabled'}
        />
      )),
    ),
  Legend: ({ t }) =>
    inEach(['rest', 'required'], (state) => (
      <fieldset>
        <Legend required={state === 'required'}>{t('uiKit.participants')}</Legend>
        <Checkbox label={t('participantType.colleague')} />
      </fieldset>
    )),
  Select: ({ t, fieldIn }) =>
    inEach([...fields, 'disabled'], (state) => (
      <Held<(typeof roles)[number] | ''> start={isEmpty(state) ? '' : 'colleague'}>
        {(value, set) => (
          <Select
            {...fieldIn(state)}
            label={t('uiKit.role')}
            value={value}
            onChange={set}
            options={roles.map((role) => ({
              value: role,
              label: t(`participantType.${role}`),
              disabled: role === 'customer',
            }))}
          />
        )}
      </Held>
    )),
  ComboBox: ({ t, locale, fieldIn, people }) => {
    const names = people.map((one) => shortName(one, locale));
    return inEach(['empty', 'filled', 'focus', 'error', 'disabled'], (state) => (
      <Held start={isEmpty(state) ? '' : names[1]!}>
        {(name, set) => (
          <ComboBox
            {...fieldIn(state)}
            label={t('uiKit.employee')}
            value={name}
            onChange={set}
            onCreate={set}
            options={[...new Set([...names, name])]
              .filter(Boolean)
              .map((value) => ({ value, label: value }))}
          />
        )}
      </Held>
    ));
  },
  DateField: ({ t, fieldIn }) =>
    inEach(fields, (state) => (
      <Held start={isEmpty(state) ? '' : '2026-12-07'}>
        {(value, set) => (
          <DateField {...fieldIn(state)} label={t('uiKit.end')} value={value} onChange={set} />
        )}
      </Held>
    )),
  // It takes the focus when it appears, so it appears at a press.
  SearchBox: ({ t, locale, people }) => ({
    open: (
      <Held<string | undefined> start={undefined}>
        {(text, set) => {
          if (text === undefined)
            return <Button onClick={() => set('')}>{t('uiKit.openSearch')}</Button>;
          const found = people
            .map(({ email, ...one }) => ({ ...one, id: email }))
            .filter((one) => text && one.lastName.toLowerCase().includes(text.toLowerCase()));
          return (
            <SearchBox
              label={t('common.search')}
              text={text}
              onText={set}
              onChoose={() => set(undefined)}
              onLeave={() => set(undefined)}
              note={found.length > 0 ? undefined : t('list.nothingFound')}
              found={found.map(({ id, lastName, firstName, position }) => ({
                id,
                name: shortName({ lastName, firstName }, locale),
                card: (
                  <span>
                    {shortName({ lastName, firstName }, locale)} <Hint>{position}</Hint>
                  </span>
                ),
              }))}
            />
          );
        }}
      </Held>
    ),
  }),
  SuggestField: ({ t, fieldIn, people }) =>
    inEach(['empty', 'focus', 'error', 'disabled'], (state) => (
      <Held start="">
        {(text, set) => {
          const suggestions = people
            .filter(({ email }) => text && email.startsWith(text))
            .map(({ email, lastName }) => ({ id: email, label: email, hint: lastName }));
          return (
            <SuggestField
              {...fieldIn(state)}
              label={t('uiKit.email')}
              hint={t('uiKit.emailHint')}
              value={text}
              onChange={(event) => set(event.target.value)}
              listLabel={t('uiKit.email')}
              found={undefined}
              suggestions={suggestions}
              activeId={suggestions[0]?.id}
              onChoose={({ id }) => set(id)}
            />
          );
        }}
      </Held>
    )),
};
