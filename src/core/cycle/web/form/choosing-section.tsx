import { cycleApprovers, cycleChoosers } from '#core/questionary/contract/rules/cycle.ts';
import { anonymousTypes } from '#platform/contract/rules/methods.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Legend } from '#platform/web/ui/field/legend.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Disclosure } from '#platform/web/ui/show/disclosure.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { FoldSection } from './fold-section.tsx';
import type { CycleSectionProps } from './form-state.ts';
import { withChooser } from './values.ts';

const fields = ['chosenBy', 'approvedBy', 'limits', 'perRater'] as const;

/** Who makes the lists of raters, and who says yes to them. */
export function ChoosingSection({ form }: CycleSectionProps) {
  const { t } = useT();
  const { values, isOpen } = form;
  const { method, chosenBy, approvedBy } = values;
  const byCards = form.cards !== undefined || form.base?.byCards === true;
  const by = t(`cycleForm.choosing.by.${chosenBy}`);
  const approvers = cycleApprovers.filter((one) => chosenBy !== 'leader' || one !== 'leader');
  return (
    <FoldSection
      title={t('cycleForm.choosing.title')}
      summary={
        approvedBy === 'nobody'
          ? t('cycleForm.choosing.summaryNobody', { by })
          : t('cycleForm.choosing.summary', {
              by,
              approver: t(`cycleForm.choosing.summaryApprover.${approvedBy}`),
            })
      }
      startsOpen={form.opens === 'choosing' || !form.base}
      isWrong={fields.some((field) => form.error(field) !== undefined)}
    >
      <div className="cycle-lock" inert={!isOpen('chosenBy')}>
        {method === '360' ? (
          <RadioGroup
            label={t('cycleForm.choosing.chosenBy')}
            options={cycleChoosers.map((value) => ({
              value,
              label: t(`cycleForm.choosing.by.${value}`),
              hint: t(`cycleForm.choosing.byHint.${value}`),
            }))}
            value={chosenBy}
            onChange={(next) => form.change(withChooser(values, next))}
            error={form.error('chosenBy')}
          />
        ) : (
          <Hint as="p">{t('cycleForm.choosing.only360', { method })}</Hint>
        )}
      </div>
      <div className="cycle-lock" inert={!isOpen('approvedBy')}>
        <RadioGroup
          label={t('cycleForm.choosing.approvedBy')}
          options={approvers.map((value) => ({
            value,
            label: t(`cycleForm.choosing.approver.${value}`),
            hint: t(`cycleForm.choosing.approverHint.${value}`),
          }))}
          value={approvedBy}
          onChange={(next) => form.change({ approvedBy: next })}
          error={form.error('approvedBy')}
        />
      </div>
      {method === '360' && (
        <>
          {!byCards && <Limits form={form} />}
          <div className="cycle-lock" inert={!isOpen('perRater')}>
            <TextField
              label={t('cycleForm.choosing.perRater')}
              hint={t(`cycleForm.choosing.${byCards ? 'perRaterByCards' : 'perRaterHint'}`)}
              inputMode="numeric"
              value={values.perRater}
              onChange={({ target }) => form.change({ perRater: target.value })}
              error={form.error('perRater')}
            />
          </div>
        </>
      )}
    </FoldSection>
  );
}

function Limits({ form }: CycleSectionProps) {
  const { t } = useT();
  const { limits } = form.values;
  const isWrong = form.error('limits') !== undefined;
  const fields = (
    <div className="cycle-lock cycle-more" inert={!form.isOpen('limits')}>
      <Hint as="p">{t('cycleForm.choosing.limitsHint')}</Hint>
      {anonymousTypes.map((type) => (
        <fieldset key={type} className="cycle-limits">
          <Legend>{t(`reviewerRoles.${type}`)}</Legend>
          {(['min', 'max'] as const).map((bound) => (
            <TextField
              key={bound}
              label={t(`cycleForm.choosing.${bound}`)}
              inputMode="numeric"
              value={limits[type][bound]}
              onChange={({ target }) =>
                form.change(
                  { limits: { ...limits, [type]: { ...limits[type], [bound]: target.value } } },
                  `limits.${type}.${bound}`,
                )
              }
              error={form.error(`limits.${type}.${bound}`)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
  // Where one is wrong it is in view.
  if (isWrong) return fields;
  return <Disclosure summary={t('cycleForm.choosing.limits')}>{fields}</Disclosure>;
}
