import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TemplateChannel } from '#core/mail/contract/template/rules/templates.ts';
import { errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { LetterFrame } from './letter-frame.tsx';
import { previewOf } from './queries.ts';
import { ShownText } from './shown-text.tsx';

interface PreviewProps {
  channel: TemplateChannel;
  id: string;
  /** What the form holds now. */
  text: { subject: string; text: string };
}

const pause = 500;

/** The message as it would arrive, shown anew whenever the typing pauses. */
export function Preview({ channel, id, text }: PreviewProps) {
  const { t } = useT();
  const settled = useSettled(text);
  const { data: fresh, error } = useQuery(previewOf(channel, id, settled));
  // Until the next one is there, and while there is something wrong, the last good one stays.
  const [data, setData] = useState(fresh);
  if (fresh && fresh !== data) setData(fresh);
  return (
    <section className="template-preview" aria-label={t('template.preview')}>
      <h2>{t('template.preview')}</h2>
      <Hint as="p" role="status">
        {error ? (error.errors[0]?.message ?? errorText(error, t)) : t('template.previewNote')}
      </Hint>
      {data && channel === 'email' && (
        <>
          <p className="template-preview-subject">{data.data.subject}</p>
          <LetterFrame html={data.data.html} label={t('template.previewFrame')} />
        </>
      )}
      {data && channel === 'notification' && (
        <Card className="template-note">
          <ShownText html={data.data.html} names={{}} />
        </Card>
      )}
      {!data && !error && <Skeleton height="320px" />}
    </section>
  );
}

/** The value as it was when it last stood still for a moment. */
function useSettled<V>(value: V): V {
  const [settled, setSettled] = useState(value);
  const written = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(written) as V), pause);
    return () => clearTimeout(timer);
  }, [written]);
  return settled;
}
