import { useLocation } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { CompanySettings } from '#core/company/contract/company-settings.ts';
import { SavedForm } from '#platform/web/shared/saved-form.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { LeaveDialog } from '#platform/web/ui/cover/leave-dialog.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Card } from '#platform/web/ui/show/card.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { AnswerWordsFields } from './answer-words-fields.tsx';
import { LetterFields } from './letter-fields.tsx';
import { LookFields } from './look-fields.tsx';
import { isShorter } from './settings-values.ts';
import { SmallGroupsDefault } from './small-groups-field.tsx';
import { TermFields } from './term-fields.tsx';
import { ThresholdField } from './threshold-field.tsx';
import { type SettingsFields, useSettingsForm } from './use-settings-form.ts';

interface SettingsFormProps {
  saved: CompanySettings;
  onSaved: (saved: CompanySettings) => void;
  onReset: () => void;
}

/** The settings as one form. A changed one asks before the page is left. */
export function SettingsForm({ saved, onSaved, onReset }: SettingsFormProps) {
  const { t } = useT();
  const id = useId();
  const form = useSettingsForm(saved, onSaved);
  const sure = useSureTerms(form, saved);
  return (
    <LeaveDialog isDirty={form.isDirty} isDone={form.isDone} onClose={onReset}>
      {(close) => (
        <SavedForm id={id} kind="brand" form={form} onSubmit={sure.submit}>
          <div className="brand-form">
            <Part id="look" title={t('brand.look')} lead={t('brand.lookText')}>
              <LookFields form={form} domain={saved.domain} />
            </Part>
            <Part id="letters" title={t('brand.letters')}>
              <LetterFields form={form} />
            </Part>
            <Part id="anonymity" title={t('brand.anonymity')}>
              <ThresholdField form={form} saved={saved} />
              <SmallGroupsDefault form={form} />
            </Part>
            <Part id="load" title={t('brand.load')}>
              {/* On how many lists of a new cycle one rater should stand at most (rule 138a). */}
              <TextField
                label={t('brand.perRater')}
                hint={t('brand.perRaterFuture')}
                inputMode="numeric"
                value={form.values.perRater}
                error={form.errors.perRater}
                onChange={({ target }) => form.change({ perRater: target.value })}
              />
            </Part>
            <Part id="answerWords" title={t('brand.answerWords')} lead={t('brand.answerWordsText')}>
              <AnswerWordsFields form={form} />
            </Part>
            <Part id="terms" title={t('brand.terms')} lead={t('brand.termsText')}>
              <TermFields form={form} saved={saved} />
            </Part>
          </div>
          <div className="brand-buttons" data-at-bottom>
            <Button variant="primary" type="submit" pending={form.isSaving}>
              {t('brand.save')}
            </Button>
            {form.isDirty && (
              <Button disabled={form.isSaving} onClick={close}>
                {t('brand.reset')}
              </Button>
            )}
          </div>
          <ConfirmDialog
            open={sure.isAsked}
            danger
            title={t('brand.termTitle')}
            text={t('brand.termShorter')}
            confirmLabel={t('brand.save')}
            onClose={sure.giveUp}
            onConfirm={sure.confirm}
          />
        </SavedForm>
      )}
    </LeaveDialog>
  );
}

/** Saving a shorter term deletes what is older. Asks first. */
function useSureTerms(form: SettingsFields, saved: CompanySettings) {
  const [asked, setAsked] = useState<HTMLFormElement>();
  const isSure = useRef(false);
  return {
    isAsked: asked !== undefined,
    giveUp: () => setAsked(undefined),
    confirm: () => {
      setAsked(undefined);
      isSure.current = true;
      asked?.requestSubmit();
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      if (isSure.current || !isShorter(form.values, saved)) {
        isSure.current = false;
        return form.submit(event);
      }
      event.preventDefault();
      setAsked(event.currentTarget);
    },
  };
}

interface PartProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** An address that ends with its id begins at its heading: its fields may still be loading. */
function Part({ id, title, lead, children }: PartProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isMeant = useLocation({ select: ({ hash }) => hash === id });
  useEffect(() => {
    if (!isMeant) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isMeant]);
  return (
    <Card as="section" id={id} className="brand-part" aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>
        {title}
      </h2>
      {lead && <Muted as="p">{lead}</Muted>}
      {children}
    </Card>
  );
}
