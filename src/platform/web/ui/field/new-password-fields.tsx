import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import './new-password-fields.css';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { PasswordField } from './password-field.tsx';

type Values = { password: string; confirmPassword: string };

export type NewPasswordFieldsProps = {
  values: Values;
  onChange: (changed: Partial<Values>) => void;
  errors: { password?: string | undefined; confirmPassword?: string | undefined };
  /** Each rule, and whether the typed password keeps it. */
  checklist: readonly { text: string; passes: boolean }[];
  /** A rule that only the server can check. */
  unchecked: string;
  size?: 'm' | 'l' | undefined;
};

/** A new password, typed twice, with a checklist of its rules. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { values, onChange, errors, checklist, unchecked, size } = props;
  const { t } = useT();
  const rules = useId();
  const isOpen = values.password === '';
  const field = (name: keyof Values) => ({
    name,
    size,
    required: true,
    value: values[name],
    error: errors[name],
    autoComplete: 'new-password',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <div className="ui-new-password">
      <PasswordField {...field('password')} label={t('ui.newPassword')} />
      <PasswordField {...field('confirmPassword')} label={t('ui.repeatPassword')} />
      <div className="ui-rules-tip">
        <p id={rules}>{t('ui.passwordRules')}</p>
        <ul aria-labelledby={rules}>
          {checklist.map(({ text, passes }) => (
            <Rule key={text} text={text} state={isOpen ? 'open' : passes ? 'kept' : 'broken'} />
          ))}
          <Rule text={unchecked} state="open" />
        </ul>
      </div>
    </div>
  );
}

const icons = { open: Circle, kept: Check, broken: X };

function Rule({ text, state }: { text: string; state: keyof typeof icons }) {
  const { t } = useT();
  const Icon = icons[state];
  return (
    <li className={`ui-rule-${state}`}>
      <Icon aria-hidden="true" />
      {text}
      {state !== 'open' && (
        <span className="ui-hidden">: {t(state === 'kept' ? 'ui.ruleKept' : 'ui.ruleBroken')}</span>
      )}
    </li>
  );
}
