import type { Translation } from '#platform/texts/t.ts';
import type { role as ru } from './ru.ts';

export const role: Translation<typeof ru> = {
  ROLE_SUPER_ADMIN: 'Super admin',
  ROLE_ADMIN: 'Admin',
  ROLE_HR: 'HR',
  ROLE_DIRECTOR: 'Director',
  ROLE_MANAGER: 'Manager',
  ROLE_EMPLOYEE: 'Employee',
};
