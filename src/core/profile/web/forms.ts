import { part } from '#platform/web/device/part.ts';

/** The forms of the panel, each loaded when somebody is about to edit. */
export const ProfileForm = part(() => import('./profile-form.tsx'), 'ProfileForm');
export const CompanyForm = part(() => import('./company-form.tsx'), 'CompanyForm');
