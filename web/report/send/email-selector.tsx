import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { User } from '#contract/user.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import { Field, fieldAria } from '#web/ui/field/field.tsx';
import { IconButton } from '#web/ui/press/icon-button.tsx';
import { Hint } from '#web/ui/show/text.tsx';
import { type Addresses, useAddressField } from './use-address-field.ts';

export type EmailSelectorProps = Addresses & { error: string | undefined };

/** Addresses of anybody: typed and pasted freely, and for those who may see the users chosen among them. */
export function EmailSelector({ error, ...addresses }: EmailSelectorProps) {
  const { emails, typed, onChange } = addresses;
  const { t } = useT();
  const id = useId();
  const { may, users, current, list, ...field } = useAddressField(addresses);
  const texts = {
    hint: t(may ? 'reportSend.othersHint' : 'reportSend.othersHintPlain'),
    error: field.problem ?? error,
  };
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': users.length > 0,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': current ? `${id}-${current.id}` : undefined,
  } as const;
  return (
    <div className="send-emails">
      <Chosen emails={emails} onRemove={(one) => onChange({ emails: without(emails, one) })} />
      <Field
        {...texts}
        id={id}
        label={t(may ? 'reportSend.othersLabel' : 'reportSend.othersPlain')}
      >
        <span className="ui-input-box">
          <input
            {...fieldAria(id, texts)}
            {...(may && combobox)}
            className="ui-input"
            type="text"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => field.type(target.value)}
            onFocus={list.open}
            onBlur={list.leave}
            onKeyDown={field.press}
            onPaste={field.paste}
          />
          {may && <Options id={id} users={users} active={current} onChoose={field.take} />}
        </span>
      </Field>
    </div>
  );
}

const without = (emails: readonly string[], gone: string) => emails.filter((one) => one !== gone);

interface ChosenProps {
  emails: readonly string[];
  onRemove: (email: string) => void;
}

function Chosen({ emails, onRemove }: ChosenProps) {
  const { t } = useT();
  if (emails.length === 0) return null;
  return (
    <ul className="send-chips" aria-label={t('reportSend.added')}>
      {emails.map((email) => (
        <li key={email}>
          <bdi>{email}</bdi>
          <IconButton
            label={t('reportSend.remove', { email })}
            icon={<X />}
            onClick={() => onRemove(email)}
          />
        </li>
      ))}
    </ul>
  );
}

interface OptionsProps {
  id: string;
  users: readonly User[];
  active: User | undefined;
  onChoose: (email: string) => void;
}

/** Who fits. The field keeps the focus; the one that Enter would take is marked. */
function Options({ id, users, active, onChoose }: OptionsProps) {
  const { t } = useT();
  const count = users.length;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{count > 0 && t('reportSend.suggested', { count })}</span>
      </VisuallyHidden>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('reportSend.suggestions')}
        className="send-options ui-popover"
        hidden={count === 0}
      >
        {users.map((user) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys.
          <div
            key={user.id}
            id={`${id}-${user.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={user === active}
            data-focused={user === active || undefined}
            className="ui-item"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(user.email)}
          >
            <bdi>
              {user.lastName} {user.firstName}
            </bdi>
            <Hint>{user.email}</Hint>
          </div>
        ))}
      </div>
    </>
  );
}
