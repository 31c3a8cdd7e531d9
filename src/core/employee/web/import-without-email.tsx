import type { WithoutEmail } from '#core/employee/contract/employee-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import type { Lack } from './import-choices.ts';
import type { ImportWork } from './use-import.ts';

export interface ImportWithoutEmailProps {
  people: WithoutEmail;
  work: Pick<ImportWork, 'choices' | 'decide'>;
  lack: Lack;
}

/** People of the file who have no e-mail: they are left out, or theirs are written into the table. */
export function ImportWithoutEmail({
  people: { count, rowList },
  work: { choices, decide },
  lack,
}: ImportWithoutEmailProps) {
  const { t } = useT();
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
        error={lack.isThere ? t('directory.import.withoutEmailFirst') : undefined}
        ref={(input) => lack.isFirst && input?.focus()}
        onChange={(withoutEmail) => decide({ ...choices, withoutEmail })}
      />
    </section>
  );
}
