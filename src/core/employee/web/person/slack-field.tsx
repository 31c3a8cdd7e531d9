import { session } from '#core/account/web/session/session.ts';
import { TextField, type TextFieldProps } from '#platform/web/ui/field/text-field.tsx';

type SlackFieldProps = TextFieldProps & {
  /** What is said where the product doesn't write to Slack. */
  off: string;
};

/** Somebody's Slack id. */
export function SlackField({ off, ...rest }: SlackFieldProps) {
  const isOn = session()?.user.isSlackOn ?? true;
  return <TextField {...rest} spellCheck={false} hint={isOn ? undefined : off} />;
}
