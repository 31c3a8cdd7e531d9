import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { templatePolicy } from '#core/mail/contract/template/policy/template.ts';
import {
  type TemplateChannel,
  templateChannels,
} from '#core/mail/contract/template/rules/templates.ts';
import type { Template } from '#core/mail/contract/template/template.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Tabs } from '#platform/web/ui/press/tabs.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { listOf, useTemplates } from './queries.ts';
import { ResetTemplate } from './reset-template.tsx';
import './template.css';
import { TemplateCard } from './template-card.tsx';

const TemplateForm = part(() => import('./template-form.tsx'), 'TemplateForm');

/** What the company says in its letters and notifications. */
export function TemplatePage() {
  const { t } = useT();
  const can = useCan();
  const navigate = useNavigate();
  const open = templateChannels.filter((channel) => can(listOf[channel].access));
  const { channel = open[0] ?? 'email' } = useSearch({ from: '/admin/estimation/templates' });
  return (
    <div className="template">
      <h1>{t('template.title')}</h1>
      <Tabs
        label={t('template.tabs')}
        tabs={open.map((id) => ({ id, label: t(`template.channel.${id}`) }))}
        selected={channel}
        onSelect={(to) => void navigate({ to: '/estimation/templates', search: { channel: to } })}
      >
        <InfoBlock title={t('template.infoTitle')} onceKey="templates">
          {t('template.infoText')}
        </InfoBlock>
        <TemplateTab key={channel} channel={channel} />
      </Tabs>
    </div>
  );
}

type Open = { what: 'edit' | 'reset'; template: Template };

export function TemplateTab({ channel }: { channel: TemplateChannel }) {
  const { t } = useT();
  const can = useCan();
  const templates = useTemplates(channel);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { update, reset } = templatePolicy[channel];
  if (templates.isError) return <QueryError query={templates} />;
  if (!templates.data) {
    return (
      <div
        className="template-list"
        aria-busy="true"
        role="status"
        aria-label={t('common.loading')}
      >
        <Skeleton height="240px" />
        <Skeleton height="240px" />
      </div>
    );
  }
  return (
    <>
      <div className="template-list">
        {templates.data.data.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            onEdit={can(update.needs) ? () => setOpen({ what: 'edit', template }) : undefined}
            onReset={can(reset.needs) ? () => setOpen({ what: 'reset', template }) : undefined}
          />
        ))}
      </div>
      {open?.what === 'edit' && (
        <TemplateForm channel={channel} template={open.template} onClose={close} />
      )}
      {open?.what === 'reset' && (
        <ResetTemplate channel={channel} template={open.template} onClose={close} />
      )}
    </>
  );
}
