import { enoughRaters, mayAskAgain } from '#core/questionary/contract/rules/ask-again.ts';
import { type FormValues, formRoles } from '#core/questionary/web/form-rules.ts';
import { anonymousTypes } from '#platform/contract/rules/methods.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { AskAgainField } from './ask-again-field.tsx';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './form-sections.tsx';

/** Whether raters are asked later if anything has changed. Of a cycle's own assessment the cycle decides it. */
export function AskAgainSection({ form }: SectionProps) {
  const { t } = useT();
  const { values, base } = form;
  if (base?.cycle || !mayAskAgain(values)) return null;
  const { askAgainWeeks, dateEnd } = values;
  return (
    <FormSection title={t('questionaryForm.askAgain.label')} locked={form.locked}>
      <AskAgainField
        weeks={askAgainWeeks}
        days={{ dateEnd, releaseOn: null }}
        hideLabel
        error={form.error('askAgainWeeks')}
        onChange={(weeks) => form.change({ askAgainWeeks: weeks })}
      />
      {askAgainWeeks !== null && isFew(values) && (
        <InfoBlock tone="warning" title={t('questionaryForm.askAgain.few')} />
      )}
    </FormSection>
  );
}

/** Some are chosen by now, and few of them answer anonymously. */
function isFew({ participants }: FormValues): boolean {
  const count = (roles: readonly (keyof FormValues['participants'])[]) =>
    roles.reduce((sum, role) => sum + participants[role].length, 0);
  return count(formRoles) > 0 && count(anonymousTypes) < enoughRaters;
}
