/** Roles too small to stand alone: the choice, and what becomes of each role (rule 90). */
export const smallGroups = {
  label: 'Маленькие роли',
  hint: 'Роли, в которых ответило меньше {{threshold}} человек, сначала объединяются между собой. Если и вместе их меньше {{threshold}}:',
  way: { joined: 'Объединить с другой ролью', leftOut: 'Не учитывать' },
  chosen: 'Маленькие роли: {{way}}',
  joined: 'Их оценки войдут в общую строку с самой маленькой из остальных ролей.',
  leftOut: 'Их оценки не войдут ни в одно число. Строки остальных ролей останутся как есть.',
  joinedHere: '{{people}}: оценки {{small}} войдут в общую строку «{{line}}».',
  leftOutHere: '{{people}}: оценки {{small}} не войдут ни в одно число.',
  large:
    'Сейчас в каждой роли не меньше {{threshold}} человек: выбор понадобится, если ответят не все.',
  together: 'Если в этой анкете ответят все, строка «{{line}}» будет при любом выборе.',
  tooFew:
    'В этой анкете объединять не с кем: нужно не меньше {{threshold}} ответов вместе, а выбрано: {{people}}.',
  people: {
    colleague_one: '{{count}} коллега',
    colleague_few: '{{count}} коллеги',
    colleague_many: '{{count}} коллег',
    customer_one: '{{count}} клиент',
    customer_few: '{{count}} клиента',
    customer_many: '{{count}} клиентов',
    subordinate_one: '{{count}} подчинённый',
    subordinate_few: '{{count}} подчинённых',
    subordinate_many: '{{count}} подчинённых',
  },
  ofPeople: {
    colleague_one: '{{count}} коллеги',
    colleague_few: '{{count}} коллег',
    colleague_many: '{{count}} коллег',
    customer_one: '{{count}} клиента',
    customer_few: '{{count}} клиентов',
    customer_many: '{{count}} клиентов',
    subordinate_one: '{{count}} подчинённого',
    subordinate_few: '{{count}} подчинённых',
    subordinate_many: '{{count}} подчинённых',
  },
} as const;
