import type { EmployeeImportReply, Namesakes } from '#contract/people/employee-import.ts';
import { NameList } from '#web/platform/shared/file-import/name-list.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Checkbox } from '#web/platform/ui/field/checkbox.tsx';
import { Select } from '#web/platform/ui/pick/select.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';
import type { Lack } from './import-choices.ts';
import type { ImportWork } from './use-import.ts';

interface MissingLeadersProps {
  leaders: EmployeeImportReply['missingLeaders'];
  work: Pick<ImportWork, 'choices' | 'decide'>;
  lack: Lack;
}

/** Leaders of the file who can't be: they are left out all together, or the file is corrected. */
export function MissingLeaders({ leaders, work: { choices, decide }, lack }: MissingLeadersProps) {
  const { t } = useT();
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.missingLeaders')}</h2>
      <Checkbox
        label={t('directory.import.leaveLeadersOut', { count: leaders.length })}
        hint={t('directory.import.leaveLeadersOutHint')}
        checked={choices.leavesLeadersOut}
        error={lack.isThere ? t('directory.import.leaveLeadersOutFirst') : undefined}
        ref={(input) => lack.isFirst && input?.focus()}
        onChange={({ target }) => decide({ ...choices, leavesLeadersOut: target.checked })}
      />
      <NameList
        names={leaders}
        noteOf={({ count, reason }) =>
          `${t('fileImport.problemRows', { count })}, ${t(`directory.import.leaderReasons.${reason}`)}`
        }
      />
    </section>
  );
}

interface NamesakeLeadersProps {
  names: readonly Namesakes[];
  work: MissingLeadersProps['work'];
  lack: Lack;
}

/** Names of leaders that several people have, or that are initials: who of them is meant, or none. */
export function NamesakeLeaders({ names, work, lack }: NamesakeLeadersProps) {
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
        noteOf={({ count }) => t('fileImport.problemRows', { count })}
        field={(name) => (
          <MeantLeader
            namesakes={name}
            work={work}
            lack={{ isThere: lack.isThere, isFirst: lack.isFirst && name === first }}
          />
        )}
      />
    </section>
  );
}

/** Stands for none of them. */
const nobody = 'nobody';

interface MeantLeaderProps {
  namesakes: Namesakes;
  work: MissingLeadersProps['work'];
  lack: Lack;
}

function MeantLeader({ namesakes, work: { choices, decide }, lack }: MeantLeaderProps) {
  const { t } = useT();
  const { name, people } = namesakes;
  const meant = choices.leaders[name];
  const isWrong = lack.isThere && meant === undefined;
  const options = people.map((one) => ({
    value: one.email,
    label: one.email,
    hint: `${one.name}, ${one.position}`,
  }));
  return (
    <Select
      hideLabel
      label={t('directory.import.namesakeFor', { name })}
      value={meant === null ? nobody : meant}
      options={[...options, { value: nobody, label: t('directory.import.noneOfThem') }]}
      error={isWrong ? t('directory.import.namesakeFirst') : undefined}
      ref={(button) => lack.isFirst && button?.focus()}
      onChange={(value) =>
        decide({
          ...choices,
          leaders: { ...choices.leaders, [name]: value === nobody ? null : value },
        })
      }
    />
  );
}
