import { useState } from 'react';
import { allowScimHeld, type ScimHeld } from '#contract/people/scim/held.ts';
import { useSend } from '#web/platform/api/queries.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { ConfirmDialog } from '#web/platform/ui/cover/confirm-dialog.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { InfoBlock } from '#web/platform/ui/state/info-block.tsx';

/** Of each kind how many, who they are, and the yes. */
export function HeldList({ list }: { list: readonly ScimHeld[] }) {
  return (
    <div className="directory-held">
      {list.map((one) => (
        <HeldLimit key={one.limit} held={one} />
      ))}
    </div>
  );
}

function HeldLimit({ held: { limit, count, nameList } }: { held: ScimHeld }) {
  const { t } = useT();
  const allow = useSend(allowScimHeld);
  const [asks, setAsks] = useState(false);
  const more = count - nameList.length;
  return (
    <InfoBlock
      tone="warning"
      title={t(`scimHeld.${limit}`, { count })}
      actions={
        <Button pending={allow.isPending} onClick={() => setAsks(true)}>
          {t(`scimHeld.confirmOf.${limit}`)}
        </Button>
      }
    >
      <p>
        {nameList.join(', ')}
        {more > 0 && `. ${t('scimHeld.more', { count: more })}`}
      </p>
      <p>{t('scimHeld.why')}</p>
      {asks && (
        <ConfirmDialog
          open
          danger={limit === 'left'}
          title={t(`scimHeld.ask.${limit}`)}
          text={t(`scimHeld.askText.${limit}`)}
          confirmLabel={t('scimHeld.confirm')}
          onConfirm={() => {
            allow.mutate({ body: { limit, count } });
            setAsks(false);
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </InfoBlock>
  );
}
