import { chosenLine, isAnybody } from '#core/cycle/web/people/chosen.ts';
import { PeoplePicker } from '#core/cycle/web/people/people-picker.tsx';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { FoldSection } from './fold-section.tsx';
import type { CycleSectionProps } from './form-state.ts';

const FileStep = part(
  () => import('#core/cycle/web/cards/file-step.tsx'),
  'FileStep',
  'upload',
  'fileImport',
);

/** Who is assessed: those who are in it already, and who is added on saving. */
export function PeopleSection({ form }: CycleSectionProps) {
  const texts = useT();
  const { t } = texts;
  const { chosen } = form.values;
  const count = form.subjectCount;
  const already = count > 0 ? t('cycle.people.already', { count }) : undefined;
  const error = form.error('employeeIdList');
  return (
    <FoldSection
      title={t('cycle.people.title')}
      summary={already && !isAnybody(chosen) ? already : chosenLine(chosen, texts)}
      startsOpen={count === 0}
      isWrong={error !== undefined || form.cards?.isFileWrong === true}
      error={error}
    >
      {already && <Hint as="p">{already}</Hint>}
      {form.cards?.file ? (
        <>
          <FileStep method={form.values.method} work={form.cards.file} />
          <div>
            <Button variant="link" onClick={() => form.cards?.setSource('people')}>
              {t('cycle.people.notFile')}
            </Button>
          </div>
        </>
      ) : (
        <PeoplePicker
          chosen={chosen}
          onChange={(next) => form.change({ chosen: next }, 'employeeIdList')}
          onFile={form.toFile}
        />
      )}
    </FoldSection>
  );
}
