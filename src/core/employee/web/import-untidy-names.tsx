import type { UntidyNames } from '#core/employee/contract/employee-import.ts';
import { NameList } from '#platform/web/shared/file-import/name-list.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import type { ImportWork } from './use-import.ts';

export interface ImportUntidyNamesProps {
  untidy: UntidyNames;
  work: Pick<ImportWork, 'choices' | 'decide'>;
}

/** Names in capitals or with titles, and whether they are tidied. */
export function ImportUntidyNames({ untidy, work: { choices, decide } }: ImportUntidyNamesProps) {
  const { t } = useT();
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
