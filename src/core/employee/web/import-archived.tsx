import type { EmployeeImportReply } from '#core/employee/contract/employee-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import type { Lack } from './import-choices.ts';
import type { ImportWork } from './use-import.ts';

export interface ImportArchivedProps {
  places: EmployeeImportReply['archivedPlaces'];
  work: Pick<ImportWork, 'choices' | 'decide'>;
  lack: Lack;
}

/** Archived job titles and departments that people of the file would get: they are brought back. */
export function ImportArchived({ places, work, lack }: ImportArchivedProps) {
  const { t } = useT();
  const { choices, decide } = work;
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.archivedPlaces')}</h2>
      <Checkbox
        label={t('directory.import.restorePlaces', {
          names: places.map(({ name }) => name).join(', '),
        })}
        hint={t('directory.import.restorePlacesHint')}
        checked={choices.restoresPlaces}
        error={lack.isThere ? t('directory.import.restorePlacesFirst') : undefined}
        ref={(input) => lack.isFirst && input?.focus()}
        onChange={({ target }) => decide({ ...choices, restoresPlaces: target.checked })}
      />
    </section>
  );
}
