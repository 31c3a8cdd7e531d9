import type { EmployeeImportReply } from '#contract/employee-import.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Checkbox } from '#web/ui/field/checkbox.tsx';
import type { ImportWork } from './use-import.ts';

export interface ImportArchivedProps {
  places: EmployeeImportReply['archivedPlaces'];
  work: Pick<ImportWork, 'choices' | 'decide' | 'lacksDecision'>;
}

/** Archived job titles and departments that people of the file would get: they are brought back. */
export function ImportArchived({ places, work }: ImportArchivedProps) {
  const { t } = useT();
  const { choices, decide, lacksDecision } = work;
  const isWrong = lacksDecision && !choices.restoresPlaces;
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.archivedPlaces')}</h2>
      <Checkbox
        label={t('directory.import.restorePlaces', {
          names: places.map(({ name }) => name).join(', '),
        })}
        hint={t('directory.import.restorePlacesHint')}
        checked={choices.restoresPlaces}
        error={isWrong ? t('directory.import.restorePlacesFirst') : undefined}
        ref={(input) => isWrong && input?.focus()}
        onChange={({ target }) => decide({ ...choices, restoresPlaces: target.checked })}
      />
    </section>
  );
}
