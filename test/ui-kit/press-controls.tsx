import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/press/link-button.tsx';
import { SaveButtons } from '#platform/web/ui/press/save-buttons.tsx';
import { Segmented } from '#platform/web/ui/press/segmented.tsx';
import { Tabs } from '#platform/web/ui/press/tabs.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { type Controls, Held, inEach, type StateName } from './kit-state.tsx';

const states = ['rest', 'hover', 'focus', 'loading', 'disabled'] as const;
const looks = [
  ['primary', 'create'],
  ['secondary', 'copy'],
  ['quiet', 'details'],
  ['danger', 'delete'],
  ['link', 'forgot'],
] as const;
const views = ['list', 'year', 'employee'] as const;
const buttonIn = (state: StateName) => ({
  pending: state === 'loading',
  disabled: state === 'disabled',
});

export const pressControls: Controls = {
  Button: ({ words }) => ({
    ...inEach(states, (state) => (
      <div className="kit-row">
        {looks.map(([variant, label]) => (
          <Button key={variant} variant={variant} {...buttonIn(state)}>
            {words[label]}
          </Button>
        ))}
      </div>
    )),
    note: (
      <InfoBlock tone="warning" actions={<Button variant="inked">{words.details}</Button>}>
        {words.warning}
      </InfoBlock>
    ),
    icon: (
      <div className="kit-row">
        <Button variant="primary" icon={<Plus />}>
          {words.create}
        </Button>
        <Button variant="primary" size="l">
          {words.signIn}
        </Button>
      </div>
    ),
    long: <Button block>{words.longName}</Button>,
  }),
  IconButton: ({ words }) =>
    inEach(states, (state) => (
      <div className="kit-row">
        {(['quiet', 'secondary'] as const).map((variant) => (
          <IconButton
            key={variant}
            variant={variant}
            label={words.edit}
            icon={<Pencil />}
            {...buttonIn(state)}
          />
        ))}
      </div>
    )),
  LinkButton: ({ words }) =>
    inEach(['rest', 'hover', 'focus'], () => (
      <div className="kit-row">
        <LinkButton href="#LinkButton">{words.openReports}</LinkButton>
      </div>
    )),
  SaveButtons: () =>
    inEach(['rest', 'loading'], (state) => (
      <div className="kit-row">
        <SaveButtons form="kit-no-form" isSaving={state === 'loading'} onCancel={() => {}} />
      </div>
    )),
  Segmented: ({ words }) => {
    const options = views.map((value) => ({ value, label: words.view[value] }));
    const label = words.view.label;
    return inEach(['chosen', 'hover', 'focus'], () => (
      <div className="kit-row">
        <Held<(typeof views)[number]> start="list">
          {(value, onChange) => <Segmented {...{ label, options, value, onChange }} />}
        </Held>
      </div>
    ));
  },
  Tabs: ({ words }) => {
    const tabs = views.map((id) => ({
      id,
      label: words.view[id],
      count: id === 'list' ? 87 : undefined,
    }));
    return inEach(['chosen', 'hover', 'focus'], () => (
      <Held<(typeof views)[number]> start="list">
        {(tab, setTab) => (
          <Tabs label={words.view.label} selected={tab} onSelect={setTab} tabs={tabs}>
            <p>{words.view[tab]}</p>
          </Tabs>
        )}
      </Held>
    ));
  },
};
