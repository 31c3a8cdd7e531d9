import { hole, type VariableName } from '#core/mail/contract/template/rules/templates.ts';
import type { Template } from '#core/mail/contract/template/template.ts';
import { copyOut } from '#platform/web/browser/copy-out.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';

type Variable = Template['variableTypeList'][number]['variableList'][number];

interface VariablePickerProps {
  groups: Template['variableTypeList'];
  /** Puts it at the cursor. */
  onPick: (variable: Variable) => void;
}

/** The variables by groups. Pressing one inserts and copies it. */
export function VariablePicker({ groups, onPick }: VariablePickerProps) {
  const { t } = useT();
  async function pick(variable: Variable) {
    onPick(variable);
    const { name } = variable;
    const isCopied = await copyOut(hole(variable.id as VariableName));
    toast.success(t(isCopied ? 'template.copied' : 'template.inserted', { name }));
  }
  return (
    <section className="template-variables">
      <h2>{t('template.variables')}</h2>
      <Hint as="p">{t('template.variablesHint')}</Hint>
      {groups.map((group) => (
        <fieldset key={group.id} className="template-group">
          <VisuallyHidden as="legend">{group.name}</VisuallyHidden>
          <span aria-hidden="true">{group.name}</span>
          <div className="template-picks">
            {group.variableList.map((variable) => (
              <button
                key={variable.id}
                type="button"
                className="rich-chip template-pick"
                title={hole(variable.id as VariableName)}
                // The text keeps the cursor.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => void pick(variable)}
              >
                {variable.name}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
