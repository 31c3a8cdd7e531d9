import type { Permission } from '#contract/platform/call/access.ts';

/** Who may do what on which tab, in the specification's words. */
export const permissionsFor = {
  email: {
    list: 'template_email_email_list',
    update: 'template_email_email_update',
    reset: 'template_email_email_reset',
  },
  notification: {
    list: 'template_password_password_list',
    update: 'template_password_password_update',
    reset: 'template_password_password_reset',
  },
} as const satisfies Record<string, Record<string, Permission>>;
