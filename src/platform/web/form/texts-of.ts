import type { Fields } from './values.ts';

type TextsIn<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values];

/** Binds a text field to a form's value: `<TextField {...text('email')} label="…" />`. */
export const textsOf =
  <Values extends object>({ values, errors, change }: Fields<Values>) =>
  <Name extends TextsIn<Values> & string>(name: Name) => ({
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      change({ [name]: event.target.value } as Partial<Values>),
  });
