import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ClipboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { partOf, useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useSubmitBarrier } from '#platform/web/ui/base/use-submit-barrier.ts';
import { Field, type FieldTexts, fieldAria } from '#platform/web/ui/field/field.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { maskDate, parseDate, showDate } from './date-mask.ts';

export type DateFieldProps = FieldTexts & {
  /** YYYY-MM-DD, or '' when empty. */
  value: string;
  /** Called with YYYY-MM-DD or ''; never with an unfinished or impossible date. */
  onChange: (value: string) => void;
  /** The first and last day that may be chosen, YYYY-MM-DD. */
  min?: string | undefined;
  max?: string | undefined;
  name?: string | undefined;
  className?: string | undefined;
  ref?: ((element: HTMLInputElement | null) => void) | undefined;
};

const DateCalendar = partOf(() => import('./date-calendar.tsx'), 'DateCalendar');

/**
 * A date typed as DD-MM-YYYY, pasted in any usual form, or chosen from a calendar. While the text is not a date, the form around it can't be submitted, so that what was typed
 * isn't lost.
 */
export function DateField(props: DateFieldProps) {
  const { label, hideLabel, hint, required, value } = props;
  const { t } = useT();
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { open, button, floating } = useOpener(DateCalendar);
  const chooseLabel = t('ui.chooseDate', { field: label });
  const typed = useTypedDate(props);
  useSubmitBarrier(input, typed.check);
  const texts = { label, hideLabel, hint, required, error: typed.problem ?? props.error };
  return (
    <Field {...texts} id={id} className={props.className}>
      <span className="ui-input-box" ref={box}>
        <input
          {...fieldAria(id, texts)}
          ref={both(input, props.ref)}
          className="ui-input ui-digits"
          name={props.name}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('ui.dateMask')}
          value={typed.text}
          onChange={({ target }) =>
            typed.type(maskDate(target.value, target.selectionStart === target.value.length))
          }
          onPaste={(event) => pasteDate(event, typed.type)}
          onBlur={() => typed.check()}
        />
        <span className="ui-input-end">
          <IconButton
            {...button}
            label={chooseLabel}
            icon={<CalendarDays />}
            aria-haspopup="dialog"
          />
        </span>
      </span>
      {open && (
        <DateCalendar
          {...floating}
          label={chooseLabel}
          under={box}
          value={value}
          min={props.min}
          max={props.max}
          onChoose={(day) => typed.type(showDate(day))}
        />
      )}
    </Field>
  );
}

/** The typed text and the value it stands for. A new value from outside replaces the text. */
function useTypedDate({ value, onChange, min, max }: DateFieldProps) {
  const { t } = useT();
  const [text, setText] = useState(showDate(value));
  const [problem, setProblem] = useState<string>();
  const sent = useRef(value);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(showDate(value));
    setProblem(undefined);
  }, [value]);

  function findProblem(day: string | undefined): string | undefined {
    if (text === '' || day === sent.current) return undefined;
    if (day === undefined) return t('validation.invalidDate');
    if (min && day < min) return t('ui.dateTooEarly', { date: showDate(min) });
    if (max && day > max) return t('ui.dateTooLate', { date: showDate(max) });
    return undefined;
  }
  function type(next: string) {
    setText(next);
    const day = next.length < 8 ? undefined : parseDate(next);
    const allowed = day !== undefined && !(min && day < min) && !(max && day > max);
    if (next !== '' && !allowed) return;
    setProblem(undefined);
    if (sent.current === (day ?? '')) return;
    sent.current = day ?? '';
    onChange(sent.current);
  }
  /** True if the text is empty or an allowed day. Otherwise shows what is wrong. */
  function check(): boolean {
    const day = parseDate(text);
    const found = findProblem(day);
    setProblem(found);
    if (day && !found) type(showDate(day));
    return !found;
  }
  return { text, problem, type, check };
}

function pasteDate(event: ClipboardEvent<HTMLInputElement>, type: (text: string) => void) {
  const day = parseDate(event.clipboardData.getData('text'));
  if (!day) return;
  event.preventDefault();
  type(showDate(day));
}

function both(own: { current: HTMLInputElement | null }, given: Ref<HTMLInputElement> | undefined) {
  return (element: HTMLInputElement | null) => {
    own.current = element;
    if (typeof given === 'function') given(element);
  };
}
