import { useRef } from 'react';
import type {
  EmployeeImportReply,
  MissingLeader,
  Namesakes,
} from '#core/employee/contract/employee-import.ts';
import type { T } from '#platform/texts/t.ts';
import { NameList } from '#platform/web/shared/file-import/name-list.tsx';
import { whereOf } from '#platform/web/shared/file-import/problems.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { lacking } from './import-choices.ts';
import { fieldBehind } from './repair/field-behind.ts';
import { RepairField } from './repair/repair-field.tsx';
import type { Asked, ImportWork } from './use-import.ts';

interface MissingLeadersProps extends Asked {
  leaders: EmployeeImportReply['missingLeaders'];
  work: Pick<ImportWork, 'choices' | 'decide' | 'amend'>;
}

/** Leaders of the file who can't be: others are named instead, or they are left out all together. */
export function MissingLeaders({ leaders, work, lack }: MissingLeadersProps) {
  const { t } = useT();
  const { choices, decide } = work;
  const section = useRef<HTMLElement>(null);
  const open = leaders.filter(({ meant }) => meant === null);
  return (
    <section ref={section} className="file-import-names">
      <h2>{t('directory.import.missingLeaders')}</h2>
      <Muted as="p">{t('directory.import.missingLeadersHint')}</Muted>
      <NameList
        names={leaders}
        noteOf={(leader) => noteOf(leader, t)}
        field={(leader) => (
          <InsteadOf
            leader={leader}
            work={work}
            onNext={(from) => fieldBehind(from, section.current)?.focus()}
          />
        )}
      />
      {open.length > 0 && (
        <Checkbox
          label={t('directory.import.leaveLeadersOut', { count: open.length })}
          hint={t('directory.import.leaveLeadersOutHint')}
          checked={choices.leavesLeadersOut}
          {...lacking(lack, t('directory.import.leaveLeadersOutFirst'))}
          onChange={({ target }) => decide({ ...choices, leavesLeadersOut: target.checked })}
        />
      )}
    </section>
  );
}

function noteOf({ meant, reason, count: rowCount, rowList }: MissingLeader, t: T): string {
  const where = whereOf({ rowCount, rowList }, t);
  return meant ? where : `${where}, ${t(`directory.import.leaderReasons.${reason}`)}`;
}

interface InsteadOfProps extends Pick<MissingLeadersProps, 'work'> {
  leader: MissingLeader;
  onNext: (from: HTMLElement) => void;
}

function InsteadOf({ leader, work: { choices, amend }, onNext }: InsteadOfProps) {
  const { t } = useT();
  const { name, meant, reason, proposals } = leader;
  const typed = choices.leaders[name] || undefined;
  const label = t('directory.import.instead', { name });
  return (
    <RepairField
      label={t('directory.import.insteadField')}
      name={label}
      judged={leader}
      cell={name}
      error={typed && !meant ? t(`directory.import.leaderReasons.${reason}`) : undefined}
      hint={meant ? `${meant.name}, ${meant.position}` : undefined}
      proposals={
        meant
          ? []
          : proposals.map((one) => ({ value: one.email, label: `${one.name}, ${one.email}` }))
      }
      typed={typed}
      onRepair={(email) => amend((now) => ({ ...now, leaders: { ...now.leaders, [name]: email } }))}
      onNext={onNext}
    />
  );
}

/** Names of leaders that several people have, or that are initials: who of them is meant, or none. */
export function NamesakeLeaders({ names, work, lack }: Asked & { names: readonly Namesakes[] }) {
  const { t } = useT();
  const { choices, decide } = work;
  const { leaders } = choices;
  const open = names.filter(({ name }) => leaders[name] === undefined);
  const [first] = open;
  const only = open.flatMap(({ name, people: [one, ...others] }) =>
    one && others.length === 0 ? [[name, one.email] as const] : [],
  );
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.namesakes')}</h2>
      <Muted as="p">{t('directory.import.namesakesHint')}</Muted>
      {only.length > 1 && (
        <Button
          variant="secondary"
          onClick={() =>
            decide({ ...choices, leaders: { ...leaders, ...Object.fromEntries(only) } })
          }
        >
          {t('directory.import.takeOnlyOnes', { count: only.length })}
        </Button>
      )}
      <NameList
        names={names}
        noteOf={({ count: rowCount, rowList }) => whereOf({ rowCount, rowList }, t)}
        field={(name) => (
          <MeantLeader
            namesakes={name}
            work={work}
            lack={{
              isThere: lack.isThere && open.includes(name),
              isFirst: lack.isFirst && name === first,
            }}
          />
        )}
      />
    </section>
  );
}

/** Stands for none of them. */
const nobody = 'nobody';
/** In each row it is said whom it means: those rows are in the table of what is wrong. */
const inRows = '';

function MeantLeader({
  namesakes,
  work: { choices, decide },
  lack,
}: Asked & { namesakes: Namesakes }) {
  const { t } = useT();
  const { name, people } = namesakes;
  const meant = choices.leaders[name];
  const options = [
    ...people.map((one) => ({
      value: one.email,
      label: one.email,
      hint: `${one.name}, ${one.position}`,
    })),
    ...(namesakes.count > 1
      ? [{ value: inRows, label: t('directory.import.differentInRows') }]
      : []),
    { value: nobody, label: t('directory.import.noneOfThem') },
  ];
  return (
    <Select
      hideLabel
      label={t('directory.import.namesakeFor', { name })}
      value={meant === null ? nobody : meant}
      options={options}
      {...lacking(lack, t('directory.import.namesakeFirst'))}
      onChange={(value) =>
        decide({
          ...choices,
          leaders: { ...choices.leaders, [name]: value === nobody ? null : value },
        })
      }
    />
  );
}
