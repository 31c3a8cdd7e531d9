import { useState } from 'react';
import { allowScimHeld, neededFor, type ScimHeld } from '#addon/scim/contract/held.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { useSend } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

/** How many people of each kind wait, who they are, and the button that says yes. */
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
  const mayAllow = useCan()(neededFor(limit));
  const [asks, setAsks] = useState(false);
  const more = count - nameList.length;
  return (
    <InfoBlock
      tone="warning"
      title={t(`scimHeld.${limit}`, { count })}
      actions={
        mayAllow && (
          <Button pending={allow.isPending} onClick={() => setAsks(true)}>
            {t(`scimHeld.confirmOf.${limit}`)}
          </Button>
        )
      }
    >
      <p>
        {nameList.join(', ')}
        {more > 0 && `. ${t('scimHeld.more', { count: more })}`}
      </p>
      <p>
        {t('scimHeld.why')} {!mayAllow && t('scimHeld.bySuper')}
      </p>
      {asks && (
        <ConfirmDialog
          open
          danger={limit === 'left' || limit === 'rights'}
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
