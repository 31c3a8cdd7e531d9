import type { DemoLogin, DemoSlug } from '#platform/contract/demo.ts';
import type { Department, Position } from './directories.ts';

/**
 * Where the people of a company work, in the same order as their names. The first of a department
 * leads it. The manager leads development and the employee works there; the others who sign in are
 * the HR department.
 */
export const seats: [Department, Position, DemoLogin?][] = [
  ['development', 'head', 'manager'],
  ['sales', 'head'],
  ['marketing', 'head'],
  ['finance', 'head'],
  ['people', 'head'],
  ['support', 'head'],
  ['development', 'engineer', 'employee'],
  ['sales', 'sales'],
  ['marketing', 'marketer'],
  ['development', 'engineer'],
  ['people', 'hr', 'super'],
  ['support', 'support'],
  ['development', 'tester'],
  ['sales', 'sales'],
  ['marketing', 'designer'],
  ['finance', 'economist'],
  ['people', 'hr', 'admin'],
  ['development', 'engineer'],
  ['support', 'support'],
  ['sales', 'account'],
  ['marketing', 'marketer'],
  ['finance', 'accountant'],
  ['people', 'hr', 'hr'],
  ['development', 'engineer'],
  ['sales', 'sales'],
  ['sales', 'sales'],
  ['marketing', 'marketer'],
  ['development', 'analyst'],
  ['finance', 'accountant'],
  ['support', 'seniorSupport'],
  ['sales', 'account'],
  ['marketing', 'designer'],
  ['finance', 'accountant'],
  ['development', 'engineer'],
  ['support', 'support'],
  ['development', 'engineer'],
  ['support', 'support'],
  ['sales', 'sales'],
  ['support', 'support'],
  ['development', 'engineer'],
  ['people', 'recruiter'],
  ['support', 'support'],
  ['development', 'tester'],
  ['development', 'analyst'],
  ['marketing', 'marketer'],
  ['finance', 'economist'],
  ['sales', 'account'],
  ['support', 'support'],
  ['development', 'engineer'],
  ['sales', 'sales'],
  ['marketing', 'marketer'],
  ['development', 'engineer'],
  ['finance', 'economist'],
  ['support', 'seniorSupport'],
  ['sales', 'sales'],
  ['development', 'analyst'],
  ['marketing', 'marketer'],
  ['finance', 'analyst'],
  ['people', 'recruiter'],
  ['sales', 'account'],
];

const listed = (names: string) => names.trim().split(/\s*\n\s*/);

/** Last, first and middle name. Some have ё or ë, some two last names, some no middle name. */
export const names: Record<DemoSlug, string[]> = {
  north: listed(`
    Алексеева Ирина Дмитриевна
    Воробьёв Григорий Александрович
    Васильева Надежда Петровна
    Кузьмин Олег Игоревич
    Ершова Наталья
    Зайцев-Иванов Максим Дмитриевич
    Захарова Ксения Ивановна
    Ершов Михаил Олегович
    Фёдорова Елизавета Сергеевна
    Щербаков Павел Александрович
    Гусева Алина Ивановна
    Никитин Максим Олегович
    Соловьёва Татьяна Фёдоровна
    Егоров Андрей
    Яковлева Ольга Сергеевна
    Попов Андрей Александрович
    Андреева Светлана Петровна
    Кузьмин-Андреев Максим Александрович
    Фролова Елена Фёдоровна
    Яковлев Алексей Иванович
    Сергеева Наталья Сергеевна
    Попов Владислав Иванович
    Королёва Алина
    Петров Пётр Алексеевич
    Орлова Наталья Владимировна
    Фёдоров Александр Иванович
    Новикова Елена Андреевна
    Макаров Илья Игоревич
    Яковлева Екатерина Игоревна
    Борисов-Петров Юрий Петрович
    Козлова Екатерина Юрьевна
    Лебедев Кирилл
    Михайлова Светлана Алексеевна
    Тихонов Максим Владимирович
    Волкова Надежда Александровна
    Воробьёв Никита Александрович
    Орлова Светлана Дмитриевна
    Егоров Матвей Юрьевич
    Гусева Анна Дмитриевна
    Яковлев Александр Олегович
    Королёва Ирина
    Морозов-Алексеев Егор Петрович
    Орлова Мария Сергеевна
    Алексеев Тимофей Иванович
    Лебедева Милана Игоревна
    Щербаков Артём Андреевич
    Захарова Милана Дмитриевна
    Зайцев Андрей Петрович
    Алексеева Юлия Николаевна
    Макаров Егор
    Морозова Арина Юрьевна
    Михайлов Пётр Иванович
    Соколова Яна Андреевна
    Алексеев-Попов Максим Игоревич
    Волкова Ирина Николаевна
    Ильин Кирилл Олегович
    Фёдорова Вероника Александровна
    Попов Максим Юрьевич
    Попова Елена
    Борисов Артём Олегович
  `),
  vector: listed(`
    Bennett Catherine
    Hughes Oliver
    Fletcher Emma
    Marsh Peter
    Collins Grace
    Turner-Wells Simon
    Parker Lucy
    Knight Michael
    Sinclair Rachel
    Osborne Daniel
    Palmer Alice
    Moore Christopher
    Grant Megan
    Knight Thomas
    Barnes Sophie
    Bennett Adam
    Sinclair Victoria
    Ashby-Moore Daniel
    Newman Hannah
    Malone Matthew
    Ellis Victoria
    Ford Julian
    Hart Nicole
    Mitchell Andrew
    Cole Jessica
    Ramsey Joseph
    Newman Erin
    Sutton Nathan
    Malone Olivia
    Ellis-Ward Michael
    Sutton Vanessa
    Page Martin
    Simmons Abigail
    Cooper Philip
    Newman Alison
    Simmons Frederick
    Osborne Diana
    Cole Marcus
    Sutton Laura
    Smith Edward
    Barnes Helen
    Everett-Hale George
    Nolan Patricia
    Parker Alexander
    Stephens Natalie
    Griffin John
    Kim Pauline
    Newell Patrick
    Everett Amelia
    Cooper Walter
    Rowe Jennifer
    King Arthur
    Simmons Maria
    Irving-King Joel
    Knight Angela
    Spencer Gregory
    Hughes Zoë
    Mitchell Isaac
    Aldridge Irene
    Wolfe Anthony
  `),
};
