export const role = {
  ROLE_SUPER_ADMIN: 'Суперадминистратор',
  ROLE_ADMIN: 'Администратор',
  ROLE_HR: 'HR',
  ROLE_DIRECTOR: 'Директор',
  ROLE_MANAGER: 'Руководитель',
  ROLE_EMPLOYEE: 'Сотрудник',
} as const;
