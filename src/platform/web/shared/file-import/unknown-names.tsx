import type { Entry } from '#platform/contract/call/fields.ts';
import { ComboBox } from '#platform/web/ui/pick/combo-box.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { NameList } from './name-list.tsx';

/** No id: the name stays one of its own. */
const itself = 'itself';

/** Ids of entries by the file's names for them. */
export type ChosenNames = Readonly<Record<string, string>>;

interface UnknownName {
  name: string;
  count: number;
  /** What it most likely means. */
  proposed?: Entry | null;
}

export interface UnknownNamesProps {
  names: readonly UnknownName[];
  /** What a name may mean instead. */
  known: readonly Entry[];
  /** What becomes of a name unless it means another. */
  itselfLabel: string;
  /** In how many rows a name is. */
  countLabel: (count: number) => string;
  /** Names the field of a name. */
  fieldLabel: (name: string) => string;
  /** The label of the button that takes what is proposed. */
  takeLabel?: (name: string) => string;
  chosen: ChosenNames;
  onChoose: (chosen: ChosenNames) => void;
}

/** Names of the file that the directory does not have, each to mean one that it has. */
export function UnknownNames(props: UnknownNamesProps) {
  const { names, known, itselfLabel, countLabel, fieldLabel, takeLabel, chosen, onChoose } = props;
  const options = [
    { value: itself, label: itselfLabel },
    ...known.map(({ id, name }) => ({ value: id, label: name })),
  ];
  function choose(name: string, id: string) {
    const { [name]: _, ...others } = chosen;
    onChoose(id === itself ? others : { ...others, [name]: id });
  }
  return (
    <NameList
      names={names}
      noteOf={({ count }) => countLabel(count)}
      field={({ name, proposed }) => (
        <div>
          <ComboBox
            hideLabel
            label={fieldLabel(name)}
            value={chosen[name] ?? itself}
            options={options}
            onChange={(id) => choose(name, id)}
          />
          {takeLabel && proposed && chosen[name] === undefined && (
            <Button variant="link" onClick={() => choose(name, proposed.id)}>
              {takeLabel(proposed.name)}
            </Button>
          )}
        </div>
      )}
    />
  );
}
