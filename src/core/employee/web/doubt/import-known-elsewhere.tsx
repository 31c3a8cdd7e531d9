import type {
  EmployeeImportReply,
  KnownElsewhere,
} from '#core/employee/contract/employee-import.ts';
import { openElsewhere } from '#core/employee/web/import-choices.ts';
import { withRepair } from '#core/employee/web/repair/row-decisions.ts';
import type { Asked } from '#core/employee/web/use-import.ts';
import { NameList } from '#platform/web/shared/file-import/name-list.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

/** Stands for nobody of the directory. */
const other = 'other';

/** People whom the directory has under another e-mail: the same ones keep theirs, others are new. */
export function ImportKnownElsewhere({
  reply,
  work: { choices, decide },
  lack,
}: Asked & { reply: EmployeeImportReply }) {
  const { t } = useT();
  const open = openElsewhere(reply, choices);
  const [first] = open;
  const sure = open.filter(({ known }) => known.length === 1);
  const take = (same: readonly { rowIndex: number; email: string }[]) =>
    decide({
      ...choices,
      rows: same.reduce(
        (rows, { rowIndex, email }) => withRepair(rows, { rowIndex, field: 'email' }, email),
        choices.rows,
      ),
    });
  const choose = ({ rowIndex, email: own }: KnownElsewhere, email: string) =>
    email === other
      ? decide({ ...choices, otherPeople: [...choices.otherPeople, own] })
      : take([{ rowIndex, email }]);
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.knownElsewhere', { count: reply.knownElsewhereCount })}</h2>
      <Muted as="p">{t('directory.import.knownElsewhereHint')}</Muted>
      {sure.length > 1 && (
        <Button
          variant="secondary"
          onClick={() =>
            take(
              sure.flatMap(({ rowIndex, known }) =>
                known.map(({ email }) => ({ rowIndex, email })),
              ),
            )
          }
        >
          {t('directory.import.allSame', { count: sure.length })}
        </Button>
      )}
      <NameList
        names={reply.knownElsewhere}
        noteOf={({ email, rowIndex }) => t('directory.import.newInRow', { email, row: rowIndex })}
        field={(person) => (
          <Select
            hideLabel
            label={t('directory.import.whoIs', { name: person.name, row: person.rowIndex })}
            value={choices.otherPeople.includes(person.email) ? other : undefined}
            options={[
              ...person.known.map(({ email, position }) => ({
                value: email,
                label: t('directory.import.samePerson', { email }),
                hint: position,
              })),
              { value: other, label: t('directory.import.otherPerson') },
            ]}
            error={
              lack.isThere && open.includes(person) ? t('directory.import.whoIsFirst') : undefined
            }
            ref={(button) => lack.isFirst && person === first && button?.focus()}
            onChange={(value) => choose(person, value)}
          />
        )}
      />
    </section>
  );
}
