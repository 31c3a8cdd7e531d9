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
  Checkbox: ({ words, fieldIn }) => ({
    ...inEach(ticks, (state) => {
      const { error, disabled } = fieldIn(state);
      return (
        <Checkbox
          label={state === 'long' ? words.longName : words.anonymous}
          hint={state === 'long' ? words.anonymousHint : undefined}
          defaultChecked={state === 'chosen'}
          error={error}
          disabled={disabled}
        />
      );
    }),
    filled: (
      <>
        <Checkbox label={words.some} indeterminate />
        <Checkbox roomy label={words.anonymous} hint={words.anonymousHint} />
      </>
    ),
  }),
  RadioGroup: ({ words, fieldIn }) =>
    inEach(['rest', 'chosen', 'hover', 'focus', 'required', 'error'], (state) => (
      <Held<(typeof periods)[number] | ''>
        start={state === 'rest' || state === 'error' ? '' : 'once'}
      >
        {(value, set) => (
          <RadioGroup
            {...fieldIn(state)}
            label={words.period}
            row={state === 'chosen'}
            hint={state === 'required' && words.anonymousHint}
            value={value}
            onChange={set}
            options={periods.map((each) => ({ value: each, label: words[each] }))}
          />
        )}
      </Held>
    )),
  ChoiceField: ({ words }) =>
    inEach(['rest', 'hover', 'focus', 'disabled'], (state) =>
      (['once', 'month'] as const).map((value) => (
        <ChoiceField
          key={value}
          type="radio"
          name={`kit-${state}`}
          label={words[value]}
          disabled={state === 'disabled'}
        />
      )),
    ),
  Legend: ({ t, words }) =>
    inEach(['rest', 'required'], (state) => (
      <fieldset>
        <Legend required={state === 'required'}>{words.participants}</Legend>
        <Checkbox label={t('reviewerRole.colleague')} />
      </fieldset>
    )),
  Select: ({ t, words, fieldIn }) =>
    inEach([...fields, 'disabled'], (state) => (
      <Held<(typeof roles)[number] | ''> start={isEmpty(state) ? '' : 'colleague'}>
        {(value, set) => (
          <Select
            {...fieldIn(state)}
            label={words.role}
            value={value}
            onChange={set}
            options={roles.map((role) => ({
              value: role,
              label: t(`reviewerRole.${role}`),
              disabled: role === 'customer',
            }))}
          />
        )}
      </Held>
    )),
  ComboBox: ({ words, locale, fieldIn, people }) => {
    const names = people.map((one) => shortName(one, locale));
    return inEach(['empty', 'filled', 'focus', 'error', 'disabled'], (state) => (
      <Held start={isEmpty(state) ? '' : names[1]!}>
        {(name, set) => (
          <ComboBox
            {...fieldIn(state)}
            label={words.employee}
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
  DateField: ({ words, fieldIn }) =>
    inEach(fields, (state) => (
      <Held start={isEmpty(state) ? '' : '2026-12-07'}>
        {(value, set) => (
          <DateField {...fieldIn(state)} label={words.end} value={value} onChange={set} />
        )}
      </Held>
    )),
  // It takes the focus when it appears, so it appears at a press.
  SearchBox: ({ t, words, locale, people }) => ({
    open: (
      <Held<string | undefined> start={undefined}>
        {(text, set) => {
          if (text === undefined)
            return <Button onClick={() => set('')}>{words.openSearch}</Button>;
          const found = people
            .map(({ email, ...one }) => ({ ...one, id: email }))
            .filter((one) => text && one.lastName.toLowerCase().includes(text.toLowerCase()));
          return (
            <SearchBox
              label={t('common.search')}
              text={text}
              onText={set}
              onChosen={() => set(undefined)}
              onLeave={() => set(undefined)}
              note={found.length > 0 ? undefined : t('list.nothingFound')}
              groups={[
                {
                  id: 'people',
                  title: t('common.search'),
                  found: found.map(({ id, lastName, firstName, position }) => ({
                    id,
                    name: shortName({ lastName, firstName }, locale),
                    card: (
                      <span>
                        {shortName({ lastName, firstName }, locale)} <Hint>{position}</Hint>
                      </span>
                    ),
                    open: () => {},
                  })),
                },
              ]}
            />
          );
        }}
      </Held>
    ),
  }),
  SuggestField: ({ words, fieldIn, people }) =>
    inEach(['empty', 'focus', 'error', 'disabled'], (state) => (
      <Held start="">
        {(text, set) => {
          const suggestions = people
            .filter(({ email }) => text && email.startsWith(text))
            .map(({ email, lastName }) => ({ id: email, label: email, hint: lastName }));
          return (
            <SuggestField
              {...fieldIn(state)}
              label={words.email}
              hint={words.emailHint}
              value={text}
              onChange={(event) => set(event.target.value)}
              listLabel={words.email}
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
