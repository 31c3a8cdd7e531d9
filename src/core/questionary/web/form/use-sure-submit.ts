import { type FormEvent, useRef, useState } from 'react';
import type { Asked } from '#core/questionary/web/fields/removal.tsx';
import { type FormValues, leftOutByMethod } from '#core/questionary/web/form-rules.ts';

/** Saving leaves out people whose role the method does not have. Asks first, naming them. */
export function useSureSubmit(values: FormValues, submit: (event: FormEvent) => void) {
  const [asked, setAsked] = useState<Asked>();
  const isSure = useRef(false);
  return {
    asked,
    end: () => setAsked(undefined),
    submit(event: FormEvent<HTMLFormElement>) {
      const people = leftOutByMethod(values);
      if (people.length === 0 || isSure.current) {
        isSure.current = false;
        return submit(event);
      }
      event.preventDefault();
      const form = event.currentTarget;
      setAsked({
        people,
        apply() {
          isSure.current = true;
          form.requestSubmit();
        },
      });
    },
  };
}
