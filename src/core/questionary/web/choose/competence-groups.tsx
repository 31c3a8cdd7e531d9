import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useState } from 'react';
import { markedName } from '#core/directory/web/shared/dictionaries.ts';
import type { ArchivableEntry, Entry } from '#platform/contract/call/fields.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Hint, Muted } from '#platform/web/ui/show/text.tsx';

/** What the dialog's checkboxes share. */
interface Choosing {
  selected: ReadonlyMap<string, ArchivableEntry>;
  onChoose: (entries: readonly ArchivableEntry[], on: boolean) => void;
}

interface GroupCheckboxProps extends Choosing {
  label: ReactNode;
  entries: readonly Entry[];
  /** It stands inside a list, not above it. */
  roomy?: boolean;
}

/** A checkbox for a whole group: checked when all are chosen, indeterminate when some are. */
export function GroupCheckbox(props: GroupCheckboxProps) {
  const { label, entries, selected, onChoose, roomy } = props;
  const count = new Set(entries.filter(({ id }) => selected.has(id)).map(({ id }) => id)).size;
  const all = entries.length > 0 && entries.every(({ id }) => selected.has(id));
  return (
    <Checkbox
      roomy={roomy}
      label={label}
      checked={all}
      indeterminate={count > 0 && !all}
      disabled={entries.length === 0}
      onChange={() => onChoose(entries, !all)}
    />
  );
}

interface CompetenceCheckboxProps {
  competence: ArchivableEntry;
  questionCount?: number | undefined;
  hint?: string | undefined;
  checked: boolean;
  onChoose: Choosing['onChoose'];
}

export function CompetenceCheckbox({
  competence,
  questionCount,
  hint,
  checked,
  onChoose,
}: CompetenceCheckboxProps) {
  const { t } = useT();
  return (
    <li>
      <Checkbox
        roomy
        label={
          <>
            {markedName(competence, t)}{' '}
            {questionCount !== undefined && (
              <Muted>{t('questionaryForm.choose.questions', { count: questionCount })}</Muted>
            )}
          </>
        }
        hint={hint}
        checked={checked}
        onChange={() => onChoose([competence], !checked)}
      />
    </li>
  );
}

export interface PositionGroup extends Entry {
  competenceList: readonly (Entry & { questionCount?: number | undefined })[];
  /** How many competencies the position has, shown or not. */
  total: number;
}

export interface PositionGroupsProps extends Choosing {
  groups: readonly PositionGroup[];
  /** A search or "show selected" is on: empty groups are hidden and the others open. */
  narrowed: boolean;
}

export function PositionGroups({ groups, narrowed, ...choosing }: PositionGroupsProps) {
  const shown = narrowed ? groups.filter((group) => group.competenceList.length > 0) : groups;
  return (
    <ul className="q-choose-list">
      {shown.map((group) => (
        <Group key={group.id} group={group} narrowed={narrowed} {...choosing} />
      ))}
    </ul>
  );
}

function Group(props: Choosing & { group: PositionGroup; narrowed: boolean }) {
  const { group, narrowed, selected, onChoose } = props;
  const { t } = useT();
  const [opened, setOpened] = useState(false);
  const open = opened || narrowed;
  const { name, competenceList, total } = group;
  return (
    <li className="q-group">
      <div>
        <GroupCheckbox
          roomy
          label={
            <>
              {name}
              <Hint>
                {competenceList.length < total &&
                  t('questionaryForm.choose.ofAll', { count: competenceList.length, total })}
                {competenceList.length === total && total > 0
                  ? t('questionary.competencies', { count: total })
                  : total === 0 && t('questionaryForm.choose.positionWithout')}
              </Hint>
            </>
          }
          entries={competenceList}
          selected={selected}
          onChoose={onChoose}
        />
        {competenceList.length > 0 && (
          <IconButton
            label={t('questionaryForm.choose.open', { name })}
            icon={<ChevronRight className="q-group-arrow" />}
            aria-expanded={open}
            disabled={narrowed}
            onClick={() => setOpened(!opened)}
          />
        )}
      </div>
      {open && competenceList.length > 0 && (
        <ul className="q-choose-list">
          {competenceList.map((one) => (
            <CompetenceCheckbox
              key={one.id}
              competence={one}
              questionCount={one.questionCount}
              checked={selected.has(one.id)}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
