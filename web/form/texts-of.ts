import type { Fields } from './values.ts';

type TextsIn<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values];

/** What a text field shows and changes of a form: `<TextField {...text('email')} label="…" />`. */
export const textsOf =
  <Values extends object>({ values, errors, change }: Fields<Values>) =>
  <Name extends TextsIn<Values> & string>(name: Name) => ({
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      change({ [name]: event.target.value } as Partial<Values>),
  });
