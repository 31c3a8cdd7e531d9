import './field.css';

/** What is wrong with a field, under it; the field names it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children?: string | undefined }) {
  if (!children) return null;
  return (
    <span id={id} className="ui-field-error">
      {children}
    </span>
  );
}
