import type { EncodingReading, TextEncoding } from '#platform/contract/table-file.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

/** Where each encoding is usual. */
const places = {
  'windows-1252': 'west',
  'windows-1250': 'middle',
  'windows-1254': 'turkish',
  'windows-1257': 'baltic',
  'windows-1251': 'cyrillic',
} as const satisfies Record<TextEncoding, string>;

interface EncodingQuestionProps {
  reply: { encodings: readonly EncodingReading[] };
  work: {
    encoding: TextEncoding | undefined;
    decideEncoding: (encoding: TextEncoding) => void;
    lacksEncoding: boolean;
  };
}

/** Asks how the letters of a text are read, by the first names that differ. Nothing where that is clear. */
export function EncodingQuestion({ reply: { encodings }, work }: EncodingQuestionProps) {
  const { t } = useT();
  if (encodings.length === 0) return null;
  return (
    <section className="file-import-names">
      <h2>{t('fileImport.encoding')}</h2>
      <Muted as="p">{t('fileImport.encodingWhy')}</Muted>
      <RadioGroup
        label={t('fileImport.encoding')}
        hideLabel
        options={encodings.map(({ encoding, names }) => ({
          value: encoding,
          label: names.join(', '),
          hint: t(`fileImport.encodings.${places[encoding]}`),
        }))}
        value={work.encoding}
        error={work.lacksEncoding ? t('fileImport.encodingFirst') : undefined}
        ref={(input) => work.lacksEncoding && input?.focus()}
        onChange={work.decideEncoding}
      />
    </section>
  );
}
