import type {
  EmployeeImportReply,
  UntidyNames,
  WithoutEmail,
} from '#core/employee/contract/employee-import.ts';
import { lacking } from '#core/employee/web/import-choices.ts';
import type { Asked } from '#core/employee/web/use-import.ts';
import { NameList } from '#platform/web/shared/file-import/name-list.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

/** People of the file of whom something is missing or odd: what becomes of them is asked. */

/** Names in capitals or with titles, and whether they are tidied. */
export function ImportUntidyNames({ untidy, work }: Pick<Asked, 'work'> & { untidy: UntidyNames }) {
  const { t } = useT();
  const { choices, decide } = work;
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.untidyTitle', { count: untidy.count })}</h2>
      <Checkbox
        label={t('directory.import.untidyNames')}
        hint={t('directory.import.untidyHint')}
        checked={choices.tidiesNames}
        onChange={({ target }) => decide({ ...choices, tidiesNames: target.checked })}
      />
      <NameList
        names={untidy.rowList.map(({ value, tidied }) => ({ name: value, tidied }))}
        noteOf={({ tidied }) => `→ ${tidied}`}
      />
    </section>
  );
}

const signs: readonly string[] = ['dismissalDate', 'isDismissed', 'isActive'];

/** People who have left by the file: they are passed over, unless the file is not right. */
export function ImportDismissed({
  reply,
  work: { choices, decide },
}: Pick<Asked, 'work'> & { reply: EmployeeImportReply }) {
  const { t } = useT();
  const { dismissed, dismissedStillHere: count } = reply;
  const columns = reply.columns.filter(({ field }) => field !== null && signs.includes(field));
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.dismissed', { count: dismissed })}</h2>
      {!choices.takesDismissed && <Muted as="p">{t('directory.import.dismissedSkipped')}</Muted>}
      {columns.length > 1 && (
        <p>
          {t('directory.import.dismissedColumns', {
            columns: columns.map(({ header }) => header).join(', '),
          })}
        </p>
      )}
      {count > 0 && <p>{t('directory.import.dismissedStillHere', { count })}</p>}
      <Checkbox
        label={t('directory.import.takeDismissed')}
        checked={choices.takesDismissed}
        onChange={({ target }) => decide({ ...choices, takesDismissed: target.checked })}
      />
    </section>
  );
}

/** People of the file who have no e-mail: they are left out, or theirs are written into the table. */
export function ImportWithoutEmail({ people, work, lack }: Asked & { people: WithoutEmail }) {
  const { t } = useT();
  const { choices, decide } = work;
  const { count, rowList } = people;
  const title = t('directory.import.withoutEmail', { count });
  const names = rowList.map(({ text, rowIndex: row }) =>
    t('directory.import.withoutEmailPerson', { name: text, row }),
  );
  const more = count - names.length;
  return (
    <section className="file-import-names">
      <h2>{title}</h2>
      <p>
        {names.join(', ')}
        {more > 0 && ` ${t('directory.import.withoutEmailMore', { count: more })}`}
      </p>
      <Muted as="p">{t('directory.import.withoutEmailHint')}</Muted>
      <RadioGroup
        label={title}
        hideLabel
        options={[
          { value: 'skip', label: t('directory.import.skipWithoutEmail', { count }) },
          {
            value: 'write',
            label: t('directory.import.writeEmails'),
            hint: t('directory.import.writeEmailsHint'),
          },
        ]}
        value={choices.withoutEmail}
        {...lacking(lack, t('directory.import.withoutEmailFirst'))}
        onChange={(withoutEmail) => decide({ ...choices, withoutEmail })}
      />
    </section>
  );
}

/** People of whom nobody knows when they were hired: one day is given for all. */
export function ImportHireDate({ count, work, lack }: Asked & { count: number }) {
  const { t } = useT();
  const { choices, decide } = work;
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.withoutHireDate', { count })}</h2>
      <Muted as="p">{t('directory.import.withoutHireDateHint')}</Muted>
      <DateField
        label={t('directory.import.hireDate')}
        value={choices.hireDate}
        {...lacking(lack, t('directory.import.hireDateFirst'))}
        onChange={(hireDate) => decide({ ...choices, hireDate })}
      />
    </section>
  );
}
