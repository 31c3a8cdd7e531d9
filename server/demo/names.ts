import type { Random } from './random.ts';

/** Believable Russian names: some with ё, some double-barrelled, some without a middle name. */

const surnames = {
  male: 'Иванов Смирнов Кузнецов Попов Васильев Петров Соколов Михайлов Новиков Фёдоров Морозов Волков Алексеев Лебедев Семёнов Егоров Павлов Козлов Степанов Николаев Орлов Андреев Макаров Никитин Захаров Зайцев Соловьёв Борисов Яковлев Григорьев Романов Воробьёв Сергеев Кузьмин Фролов Королёв Гусев Ким Ильин Тихонов Щербаков Ершов'.split(
    ' ',
  ),
  female:
    'Иванова Смирнова Кузнецова Попова Васильева Петрова Соколова Михайлова Новикова Фёдорова Морозова Волкова Алексеева Лебедева Семёнова Егорова Павлова Козлова Степанова Николаева Орлова Андреева Макарова Никитина Захарова Зайцева Соловьёва Борисова Яковлева Григорьева Романова Воробьёва Сергеева Кузьмина Фролова Королёва Гусева Ким Ильина Тихонова Щербакова Ершова'.split(
      ' ',
    ),
};
const firstNames = {
  male: 'Александр Дмитрий Максим Сергей Андрей Алексей Артём Илья Кирилл Михаил Никита Матвей Роман Егор Иван Тимофей Владислав Пётр Фёдор Семён Григорий Олег Павел Юрий'.split(
    ' ',
  ),
  female:
    'Анна Мария Елена Дарья Алина Ирина Екатерина Арина Полина Ольга Юлия Татьяна Наталья Виктория Елизавета Ксения Милана Вероника Алёна Светлана Людмила Вера Надежда Яна'.split(
      ' ',
    ),
};
const middleNames = {
  male: 'Александрович Дмитриевич Сергеевич Андреевич Алексеевич Иванович Петрович Михайлович Николаевич Владимирович Олегович Юрьевич Игоревич Фёдорович'.split(
    ' ',
  ),
  female:
    'Александровна Дмитриевна Сергеевна Андреевна Алексеевна Ивановна Петровна Михайловна Николаевна Владимировна Олеговна Юрьевна Игоревна Фёдоровна'.split(
      ' ',
    ),
};

export interface Name {
  lastName: string;
  firstName: string;
  middleName: string | null;
}

/** A name; every 12th double-barrelled, every 9th without a middle name. */
export function makeName(random: Random, index: number): Name {
  const gender = index % 2 === 0 ? 'female' : 'male';
  const surname = random.pick(surnames[gender]);
  const second =
    index % 12 === 5 ? `-${random.pick(surnames[gender].filter((s) => s !== surname))}` : '';
  return {
    lastName: surname + second,
    firstName: random.pick(firstNames[gender]),
    middleName: index % 9 === 4 ? null : random.pick(middleNames[gender]),
  };
}
