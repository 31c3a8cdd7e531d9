import { useT } from '#web/ui/base/texts.tsx';
import { InfoBlock } from '#web/ui/state/info-block.tsx';

export type FormErrorSummaryProps = {
  title?: string | undefined;
  /** `fieldId` makes the message a link to its field. */
  errors: readonly { message: string; fieldId?: string | undefined }[];
};

/** Everything that is wrong with a form, above it; nothing when nothing is. */
export function FormErrorSummary({ title, errors }: FormErrorSummaryProps) {
  const { t } = useT();
  return (
    <div role="alert">
      {errors.length > 0 && (
        <InfoBlock tone="danger" title={title ?? t('ui.checkFields')}>
          <ul>
            {errors.map(({ message, fieldId }) => (
              <li key={`${fieldId} ${message}`}>
                {fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}
              </li>
            ))}
          </ul>
        </InfoBlock>
      )}
    </div>
  );
}
