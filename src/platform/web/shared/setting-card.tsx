import { type ReactNode, useId } from 'react';
import type { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './setting-card.css';

export interface SettingCardProps {
  title: string;
  /** How it stands now, in one line. Undefined while that is loading. */
  state: ReactNode;
  /** What it is about, in a sentence. */
  about?: string | undefined;
  /** The button of what opens to change it. Nobody has one who may only read. */
  opener?: ReturnType<typeof useOpener>['button'] | undefined;
  children?: ReactNode;
}

/** Something that is decided: its name, how it stands, and what opens to change it. */
export function SettingCard({ title, state, about, opener, children }: SettingCardProps) {
  const { t } = useT();
  const id = useId();
  return (
    <Card as="section" className="setting-card" aria-labelledby={id}>
      <div className="setting-card-head">
        <h2 id={id}>{title}</h2>
        {opener && (
          <Button {...opener} aria-label={`${t('common.edit')}: ${title}`}>
            {t('common.edit')}
          </Button>
        )}
      </div>
      <p>{state === undefined ? <Skeleton height="1em" /> : state}</p>
      {about && <Muted as="p">{about}</Muted>}
      {children}
    </Card>
  );
}
