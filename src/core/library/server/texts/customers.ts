import { libraryCompetence } from '#core/library/server/library.ts';

export const customers = [
  libraryCompetence(
    'customer',
    ['Клиентоориентированность', 'Customer focus'],
    [
      'Понимает нужды внутренних и внешних клиентов.',
      'Understands the needs of internal and external customers.',
    ],
    ['Выясняет, что клиенту нужно на самом деле', 'Finds out what the customer really needs'],
    ['Отвечает на обращения быстро и по существу', 'Replies to requests quickly and to the point'],
    ['Держит слово, данное клиенту', 'Keeps promises made to customers'],
    ['Ищет решение, а не причину отказать', 'Looks for a solution, not for a reason to refuse'],
  ),
  libraryCompetence(
    'sales',
    ['Продажи', 'Selling'],
    [
      'Ведёт клиента от первого разговора до сделки.',
      'Takes customers from the first conversation to a deal.',
    ],
    ['Задаёт вопросы, прежде чем предлагать', 'Asks questions before making an offer'],
    [
      'Говорит о пользе для клиента, а не только о товаре',
      'Speaks of the benefit to the customer, not only of the product',
    ],
    ['Уверенно говорит о цене', 'Talks about the price with confidence'],
    ['Доводит сделку до подписания', 'Sees a deal through to signing'],
  ),
  libraryCompetence(
    'service',
    ['Сервис в трудных ситуациях', 'Service under pressure'],
    [
      'Помогает недовольным клиентам и сохраняет их.',
      'Helps unhappy customers and wins them back.',
    ],
    ['Остаётся вежливым с недовольным клиентом', 'Stays polite with an unhappy customer'],
    ['Приносит извинения за ошибки компании', 'Apologises for the company’s mistakes'],
    [
      'Сообщает клиенту, как идёт решение его вопроса',
      'Keeps the customer informed while a problem is being solved',
    ],
    ['Убеждается, что вопрос клиента решён', 'Makes sure that the customer’s problem is solved'],
  ),
  libraryCompetence(
    'partners',
    ['Развитие партнёрства', 'Building partnerships'],
    [
      'Строит долгие отношения с клиентами и партнёрами.',
      'Builds lasting relationships with customers and partners.',
    ],
    [
      'Поддерживает связь с партнёрами, а не только когда что-то нужно',
      'Keeps in touch with partners, not only when something is needed',
    ],
    ['Знает, как устроен бизнес клиента', 'Knows how the customer’s business works'],
    ['Предлагает клиентам и партнёрам новое', 'Brings new proposals to customers and partners'],
    ['Честно говорит, чего компания сделать не может', 'Says honestly what the company can’t do'],
  ),
  libraryCompetence(
    'market',
    ['Знание рынка и продукта', 'Knowledge of market and product'],
    [
      'Знает продукт, рынок и конкурентов и пользуется этим.',
      'Knows the product, the market and the competitors, and uses it.',
    ],
    ['Точно отвечает на вопросы о продукте', 'Gives exact answers to questions about the product'],
    ['Следит за тем, что делают конкуренты', 'Follows what competitors do'],
    ['Передаёт коллегам, что говорят клиенты', 'Passes on to colleagues what customers say'],
    ['Объясняет, чем продукт отличается от других', 'Explains how the product differs from others'],
  ),
];
