import { onDemand } from '#web/platform/ui/base/on-demand.ts';

/** The forms of the panel, each loaded when somebody is about to edit. */
export const profileForm = onDemand(async () => (await import('./profile-form.tsx')).ProfileForm);
export const companyForm = onDemand(async () => (await import('./company-form.tsx')).CompanyForm);
