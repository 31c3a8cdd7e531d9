import { mostKeyNetworks } from '#addon/api-key/contract/key.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { TextArea } from '#platform/web/ui/field/text-area.tsx';

interface KeyNetworksProps {
  /** As typed: one on each line. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The field for the networks from which a key may be used. */
export function KeyNetworks({ value, error, onChange }: KeyNetworksProps) {
  const { t } = useT();
  return (
    <TextArea
      label={t('apiKey.ipList')}
      hint={t('apiKey.ipListHint', { most: mostKeyNetworks })}
      rows={3}
      spellCheck={false}
      autoComplete="off"
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export const networksIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);
