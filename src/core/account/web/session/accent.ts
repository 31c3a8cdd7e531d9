import type { Brand } from '#core/company/contract/brand.ts';

/** Shows the company's own colour, or the product's where it has none (rule 74). */
export function showAccent(accent: Brand['accent'] = null): void {
  const { style } = document.documentElement;
  style.setProperty('--brand-light', accent?.light ?? '');
  style.setProperty('--brand-dark', accent?.dark ?? '');
}
