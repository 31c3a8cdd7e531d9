import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useId } from 'react';
import type { Template } from '#core/mail/contract/template/template.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { ShownText, Words } from './shown-text.tsx';

interface TemplateCardProps {
  template: Template;
  /** Undefined for anybody who may not. */
  onEdit: (() => void) | undefined;
  onReset: (() => void) | undefined;
}

/** One template: what it is, who gets it, and what it says. */
export function TemplateCard({ template, onEdit, onReset }: TemplateCardProps) {
  const { t } = useT();
  const id = useId();
  const { templateType, subject, text, isChanged, variableTypeList } = template;
  const name = t(`template.type.${templateType}`);
  const names = Object.fromEntries(
    variableTypeList.flatMap(({ variableList }) => variableList.map((one) => [one.id, one.name])),
  );
  return (
    <Card as="section" className="template-card" aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{name}</h2>
          <Hint as="p">{t(`template.to.${templateType}`)}</Hint>
        </div>
        {isChanged && (
          <span className="template-changed">
            <Badge tone="accent">{t('template.changed')}</Badge>
          </span>
        )}
        {onEdit && (
          <IconButton label={t('template.edit', { name })} icon={<Pencil />} onClick={onEdit} />
        )}
        {onReset && (
          <IconButton
            label={t('template.reset', { name })}
            icon={<RotateCcw />}
            disabled={!isChanged}
            onClick={onReset}
          />
        )}
      </header>
      {subject && (
        <p className="template-subject">
          <Words text={subject} names={names} />
        </p>
      )}
      <ShownText html={text} names={names} />
    </Card>
  );
}
