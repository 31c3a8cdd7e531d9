import { useT } from '#platform/web/ui/base/texts.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

export type FormErrorSummaryProps = {
  /** With `fieldId` the message links to its field. */
  errors: readonly { message: string; fieldId?: string | undefined }[];
};

/** A list above a form of everything that is wrong with it; nothing without errors. */
export function FormErrorSummary({ errors }: FormErrorSummaryProps) {
  const { t } = useT();
  return (
    <div role="alert">
      {errors.length > 0 && (
        <InfoBlock tone="danger" title={t('ui.checkFields')}>
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
