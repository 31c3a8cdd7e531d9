/** The accounts of the demo on the sign-in screen. */
export const demoAccounts = {
  title: 'Демонстрация: войдите одним нажатием',
  super: 'Суперадминистратор',
  superSees: 'всё, во всех компаниях',
  admin: 'Администратор',
  adminSees: 'анкеты, отчёты и справочники компании',
  hr: 'HR',
  hrSees: 'журнал анкет и отчёты всех сотрудников',
  director: 'Директор',
  directorSees: 'результаты компании без имён',
  manager: 'Руководитель',
  managerSees: 'кого оценить, отчёты о себе и подчинённых',
  employee: 'Сотрудник',
  employeeSees: 'кого оценить и отчёты о себе',
} as const;
