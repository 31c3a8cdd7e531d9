import type { TemplateChannel } from '#core/mail/contract/template/rules/templates.ts';
import { type Allowed, always } from '#platform/contract/call/policy.ts';

const allowed = <Name extends 'email' | 'password'>(name: Name) => ({
  update: { needs: `template_${name}_${name}_update` as const, when: always },
  reset: { needs: `template_${name}_${name}_reset` as const, when: always },
});

/** What may be done with the templates of a channel. The specification spells notifications' so. */
export const templatePolicy = {
  email: allowed('email'),
  notification: allowed('password'),
} satisfies Record<TemplateChannel, Record<string, Allowed<unknown>>>;
