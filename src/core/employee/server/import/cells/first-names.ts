import { transliterate } from '#core/report/server/paper/file-name.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';

/** Common first names, to tell which word of a name is one. Those that are last names too are left out. */
const men = `
Александр Алексей Альберт Анатолий Андрей Антон Аркадий Арсений Артём Артур Афанасий Богдан Борис
Вадим Валентин Валерий Василий Вениамин Виктор Виталий Владимир Владислав Всеволод Вячеслав
Геннадий Георгий Герман Глеб Григорий Даниил Данила Данил Денис Дмитрий Егор Евгений Ефим Захар
Иван Игнат Игнатий Игорь Илья Иннокентий Кирилл Константин Лев Леонид Макар Максим Марат Марк
Матвей Михаил Мирон Никита Николай Олег Павел Пётр Платон Радик Ринат Родион Роман Ростислав
Руслан Рустам Савелий Святослав Семён Сергей Станислав Степан Тарас Тимофей Тимур Фёдор Филипп
Эдуард Эльдар Эмиль Юлиан Юрий Яков Ян Ярослав Айдар Азат Азамат Айрат Алишер Арман Асхат Бахтияр
Бекзат Дамир Данияр Ерлан Ильдар Ильнур Ильяс Нурлан Рамиль Равиль Рафаэль Тагир Шамиль Гасан
Мурат Магомед Рашид Руслан Саид Армен Ашот Гарик Гагик Карен Тигран Гиорги Давид Зураб Отар
Саша Дима Женя Костя Миша Паша Серёжа Коля Вова Лёша Стас Слава`;
const women = `
Александра Алёна Алевтина Алина Алиса Алла Альбина Анастасия Ангелина Анжела Анжелика Анна
Антонина Арина Валентина Валерия Варвара Василиса Вера Вероника Виктория Виолетта Галина Дарья
Диана Дина Ева Евгения Екатерина Елена Елизавета Жанна Зинаида Злата Зоя Инга Инесса Инна Ирина
Камилла Карина Кира Клавдия Кристина Ксения Лариса Лидия Лилия Любовь Людмила Маргарита Марианна
Марина Мария Мила Милана Надежда Наталия Наталья Нелли Ника Нина Нонна Оксана Олеся Ольга Полина
Раиса Регина Римма Роза Светлана Серафима Снежана София Софья Стефания Таисия Тамара Татьяна
Ульяна Фаина Эвелина Элеонора Эльвира Эмилия Эмма Юлиана Юлия Яна Ярослава Айгуль Айгерим Алсу
Гузель Гульнара Гульназ Динара Зульфия Лейла Мадина Наргиза Резеда Руфина Фарида Эльмира Асель
Саша Аня Катя Лена Маша Настя Наташа Оля Света Таня Юля Ира`;
const english = `
Aaron Adam Adrian Alan Alex Alexander Amanda Amy Andrea Andrew Angela Ann Anna Anne Anthony Ashley
Barbara Benjamin Betty Brandon Brenda Brian Carl Carol Caroline Catherine Charles Charlotte
Christina Christine Christopher Claire Cynthia Daniel David Deborah Diana Donald Donna Dorothy
Edward Elizabeth Emily Emma Eric Ethan Eva Frank Gary George Hannah Heather Helen Ian Jacob James
Jane Janet Jason Jeffrey Jennifer Jessica Joan John Jonathan Joseph Joshua Judith Julia Julie Karen
Katherine Kathleen Kelly Kenneth Kevin Kimberly Larry Laura Lauren Linda Lisa Liam Lucas Lucy
Margaret Maria Marie Mark Martha Mary Matthew Megan Melissa Michael Michelle Nancy Natalie Nicholas
Nicole Noah Oliver Olivia Pamela Patricia Patrick Paul Peter Philip Rachel Raymond Rebecca Richard
Robert Ronald Ruth Ryan Samantha Samuel Sandra Sarah Sharon Sophia Stephanie Stephen Steven Susan
Teresa Theresa Thomas Timothy Victoria Virginia William
Anton Boris Dmitry Ekaterina Elena Igor Ilya Irina Ivan Maxim Mikhail Natalia Nikolai Oleg Olga
Pavel Sergey Sergei Svetlana Tatiana Vladimir Yulia Yuri`;

const neighbours = `
Андрій Анатолій Арсеній Валерій Василь Віктор Віталій Володимир Геннадій Григорій Дмитро Євген Захарій
Ігор Ілля Кирило Микита Микола Михайло Олександр Олексій Пилип Петро Сергій Юрій Ганна Євгенія Ірина
Катерина Лідія Надія Наталія Олександра Олена Софія Тетяна Юлія
Серік Ерлан Дәурен Нұрлан Асқар Бауыржан Ерболат Қайрат Мұрат Талғат Айгерім Әсел Гүлнар Сәуле Мәдина
Серик Кайрат Даурен Аскар Талгат Сауле Жулдыз Рәшит Гөлнара Илдар Рөстәм Рәмил Гөлназ Ләйсән Рашит
Ильдус Фарит Рафис Ильгиз Ляйсан Гульшат Мухаммад Мухаммед Мохаммед Ахмед Хасан Хусейн Фарид Фатима
Зарина Нигора Дильшод Жасур Улугбек Жан Пьер Хосе Хуан Карлос Луис Педро Франсуа Мишель Ганс Юрген
Джон Майкл Джеймс Уильям`;

const known = new Set([men, women, english, neighbours].flatMap((names) => fold(names).split(' ')));

/** Letters that Russian doesn't have, as they sound in it. */
const inRussian: Readonly<Record<string, string>> = { і: 'и', ї: 'и', є: 'ие' };

/** A folded name in Cyrillic as it sounds in Latin letters. */
const inLatin = (name: string): string => {
  const russian = name.replace(/[іїє]/g, (letter) => inRussian[letter] ?? letter);
  return sounds(transliterate(russian).replace(/[^a-z]/g, ''));
};

/** Spellings of one name in Latin letters, made equal: i, y and j, h and kh, x and ks. */
const sounds = (name: string): string =>
  name
    .replace(/kh/g, 'h')
    .replace(/x/g, 'ks')
    .replace(/[jy]/g, 'i')
    .replace(/^i?e/, 'e')
    .replace(/i+/g, 'i');

/** Last names in Latin letters, too. */
const alsoLast = new Set(['roman', 'german', 'said', 'karen']);
/** Names in Cyrillic as passports and mailboxes spell them: Dmitrii, Dmitriy and Dmitry are one. */
const latin = new Set([...known].map(inLatin).filter((name) => !alsoLast.has(name)));

/** «Мария-Луиза» is one where her first name is. */
export function isFirstName(word: string): boolean {
  const name = fold(word).split('-')[0] ?? '';
  return known.has(name) || (/^[a-z]+$/.test(name) && latin.has(sounds(name)));
}
