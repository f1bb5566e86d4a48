import { chakraWords, subjectWords, type Translated, translated } from './subject-words'

const levels = {
  low: translated('alacsony', 'low', 'низкий'),
  average: translated('átlagos', 'average', 'средний'),
  aboveAverage: translated('átlag feletti', 'above average', 'выше среднего'),
  extremelyHigh: translated('kiemelkedő', 'extremely high', 'очень высокий'),
}

const shapes = {
  intake: translated('befogad', 'takes in', 'вбирает'),
  release: translated('kiad', 'gives out', 'отдаёт'),
  balanced: translated('egyensúlyban', 'in balance', 'равновесие'),
  level: translated('egyenletes', 'level', 'ровный'),
  hill: translated('domb', 'hill', 'холм'),
  valley: translated('völgy', 'valley', 'долина'),
  rising: translated('emelkedő', 'rising', 'восходящий'),
  falling: translated('ereszkedő', 'falling', 'нисходящий'),
}

const relations = {
  synchronic: translated('szinkron', 'synchronic', 'синхронность'),
  converse: translated('ellentétes', 'converse', 'противоположность'),
  learner: translated('tanuló', 'learner', 'ученичество'),
  teacher: translated('tanító', 'teacher', 'учительство'),
  karmic: translated('karmikus', 'karmic', 'кармическая связь'),
  fate: translated('sorsszerű', 'fate', 'судьбоносная связь'),
  open: translated('nyitott', 'open', 'открытый тип'),
  mirror: translated('tükör', 'mirror', 'зеркало'),
  shadow: translated('árnyék', 'shadow', 'тень'),
  perfectly: translated('tökéletesen értik egymást', 'perfectly', 'прекрасно понимают'),
  mostly: translated('többnyire értik egymást', 'mostly', 'в основном понимают'),
  hardly: translated('alig értik egymást', 'hardly', 'едва понимают'),
  notAtAll: translated('egyáltalán nem értik egymást', 'not at all', 'совсем не понимают'),
  close: translated('közel egymáshoz', 'close to each other', 'близко друг к другу'),
  mixed: translated('vegyesen', 'mixed', 'по-разному'),
  far: translated('messze egymástól', 'far from each other', 'далеко друг от друга'),
  harmony: translated('harmónia', 'harmony', 'гармония'),
}

const chapters = {
  opening: translated('Megnyitó', 'Opening', 'Вступление'),
  short: translated('rövid elemzés', 'short analysis', 'краткий разбор'),
  long: translated('részletes elemzés', 'detailed analysis', 'подробный разбор'),
  relationship: translated('kapcsolati elemzés', 'relationship analysis', 'разбор отношений'),
  family: translated('családi elemzés', 'family analysis', 'семейный разбор'),
  group: translated('csoportos elemzés', 'group analysis', 'групповой разбор'),
  particular: translated('Egy lapon', 'On one page', 'На одной странице'),
  ends: translated('A két véglet', 'The two ends', 'Две крайности'),
  question: translated('Egy kérdés', 'One question', 'Один вопрос'),
  weeks: translated('A következő négy hét', 'The next four weeks', 'Следующие четыре недели'),
  task: translated('Egy dolog, amit kipróbálhatsz', 'One thing to try', 'Что попробовать'),
  changed: translated('Tavaly óta', 'Since last year', 'С прошлого года'),
  firstSide: translated('Egyikőtök felől', 'From one side', 'С одной стороны'),
  secondSide: translated('Másikótok felől', 'From the other side', 'С другой стороны'),
  groupLife: translated('Így éltek együtt', 'How you live together', 'Как вы вместе'),
  atTable: translated('Ki mit kér az asztalnál', 'Who needs what', 'Кому что нужно'),
  overview: translated('Áttekintés', 'Overview', 'Обзор'),
  body: translated('Test', 'Body', 'Тело'),
  mind: translated('Elme', 'Mind', 'Ум'),
  chakras: translated('A hét csakra', 'The seven chakras', 'Семь чакр'),
  values: translated('Értékek', 'Values', 'Ценности'),
  motion: translated(
    'Aktivitás és fékezőerő',
    'Activity and braking power',
    'Активность и торможение',
  ),
  shape: translated('Oldalak és kontúr', 'Sides and contour', 'Стороны и контур'),
  year: translated('Az év ciklusai', 'The coming year', 'Предстоящий год'),
  pair: translated('Kettőtök közt', 'Between the two of you', 'Между вами'),
  together: translated('Együtt', 'Together', 'Вместе'),
  everyone: translated('Mindenki külön', 'Each of you', 'Каждый в отдельности'),
  pairs: translated('Minden pár', 'Every pair', 'Все пары'),
  notice: translated('Zárszó', 'A closing word', 'Заключение'),
}

const ofDetails = {
  few: translated('legfeljebb kettő', 'at most two', 'не больше двух'),
  half: translated('három vagy négy', 'three or four', 'три или четыре'),
  many: translated('öt vagy több', 'five or more', 'пять и больше'),
  doing: translated('munka és tanulás', 'work and study', 'работа и учёба'),
  closeness: translated('közelség', 'closeness', 'близость'),
  rest: translated('pihenés', 'rest', 'отдых'),
  deciding: translated('döntés', 'deciding', 'решения'),
  even: translated('egyenletes', 'even', 'ровно'),
  same: translated('ugyanaz vezet', 'the same leads', 'ведёт та же'),
  other: translated('más vezet', 'another leads', 'ведёт другая'),
}

const ofPeople = {
  parentSmall: translated('szülő és 0–3 éves', 'parent and child of 0 to 3', 'родитель и 0–3 года'),
  parentChild: translated(
    'szülő és 4–12 éves',
    'parent and child of 4 to 12',
    'родитель и 4–12 лет',
  ),
  parentTeen: translated('szülő és kamasz', 'parent and teenager', 'родитель и подросток'),
  parentGrown: translated(
    'szülő és felnőtt gyereke',
    'parent and grown child',
    'родитель и взрослый ребёнок',
  ),
  grandparentChild: translated(
    'nagyszülő és kicsi unoka',
    'grandparent and small grandchild',
    'бабушка или дедушка и маленький внук',
  ),
  grandparentGrown: translated(
    'nagyszülő és nagy unoka',
    'grandparent and grown grandchild',
    'бабушка или дедушка и взрослый внук',
  ),
  grandparentParent: translated(
    'nagyszülő és szülő',
    'grandparent and parent',
    'бабушка или дедушка и родитель',
  ),
  partners: translated('társak', 'partners', 'партнёры'),
  siblingsYoung: translated('kis testvérek', 'young siblings', 'маленькие братья и сёстры'),
  siblingsGrown: translated('felnőtt testvérek', 'grown siblings', 'взрослые братья и сёстры'),
  friends: translated('barátok', 'friends', 'друзья'),
  colleagues: translated('kollégák', 'colleagues', 'коллеги'),
  adultChild: translated('felnőtt és gyerek', 'grown-up and child', 'взрослый и ребёнок'),
  children: translated('két gyerek', 'two children', 'двое детей'),
  meet: translated('találkozás', 'meeting', 'встреча'),
  argue: translated('vita', 'argument', 'спор'),
  decide: translated('döntés', 'decision', 'решение'),
  share: translated('a munka elosztása', 'sharing the work', 'распределение работы'),
}

const ofFindings = {
  high: translated('magas', 'high', 'высокое'),
  baby: translated('0–3 éves', 'aged 0 to 3', '0–3 года'),
  small: translated('4–7 éves', 'aged 4 to 7', '4–7 лет'),
  school: translated('8–12 éves', 'aged 8 to 12', '8–12 лет'),
  teen: translated('13–17 éves', 'aged 13 to 17', '13–17 лет'),
  bodyHeartMind: translated('test, szív, elme', 'body, heart, mind', 'тело, сердце, ум'),
  bodyMindHeart: translated('test, elme, szív', 'body, mind, heart', 'тело, ум, сердце'),
  heartBodyMind: translated('szív, test, elme', 'heart, body, mind', 'сердце, тело, ум'),
  heartMindBody: translated('szív, elme, test', 'heart, mind, body', 'сердце, ум, тело'),
  mindBodyHeart: translated('elme, test, szív', 'mind, body, heart', 'ум, тело, сердце'),
  mindHeartBody: translated('elme, szív, test', 'mind, heart, body', 'ум, сердце, тело'),
}

const phases = {
  low: translated('hullámvölgy', 'trough', 'дно волны'),
  average: translated('alsó szakasz', 'lower phase', 'нижняя фаза'),
  aboveAverage: translated('felső szakasz', 'upper phase', 'верхняя фаза'),
  extremelyHigh: translated('hullámtető', 'crest', 'гребень волны'),
} satisfies Record<keyof typeof levels, Translated>

/** Phase and side of each octant of a chakra, as the engine counts them (engine §4). */
export const octants = [
  { level: 'aboveAverage', side: 'intake' },
  { level: 'extremelyHigh', side: 'intake' },
  { level: 'extremelyHigh', side: 'release' },
  { level: 'aboveAverage', side: 'release' },
  { level: 'average', side: 'release' },
  { level: 'low', side: 'release' },
  { level: 'low', side: 'intake' },
  { level: 'average', side: 'intake' },
] as const satisfies readonly { level: keyof typeof phases; side: keyof typeof shapes }[]

const ofOctants = octants.map(({ level, side }, octant): [string, Translated] => {
  const [phase, direction] = [phases[level], shapes[side]]
  return [
    `octant${octant}`,
    translated(
      `${octant}. nyolcad (${phase.hun}, ${direction.hun})`,
      `octant ${octant} (${phase.eng}, ${direction.eng})`,
      `октант ${octant} (${phase.rus}, ${direction.rus})`,
    ),
  ]
})

const variantWord = (number: number) =>
  translated(`${number}. változat`, `variant ${number}`, `вариант ${number}`)

const numbers = [1, 2, 3, 4, 5, 6]

/** Parts that end in the number of a variant. */
const numbered = {
  '': translated('', '', ''),
  low: translated('halk', 'quiet', 'тихая'),
  middle: translated('közepes', 'middling', 'средняя'),
  high: translated('erős', 'strong', 'сильная'),
  grown: translated('13 éves vagy idősebb', '13 or older', '13 лет и старше'),
  child: translated('gyerek', 'child', 'ребёнок'),
}

const ofVariants = Object.entries(numbered).flatMap(([part, word]) =>
  numbers.map((number): [string, Translated] => {
    const variant = variantWord(number)
    const join = (own: string, other: string) => (own ? `${own}, ${other}` : other)
    return [
      `${part}${number}`,
      translated(
        join(word.hun, variant.hun),
        join(word.eng, variant.eng),
        join(word.rus, variant.rus),
      ),
    ]
  }),
)

/** The label of each part of a key. */
export const partWords: Readonly<Record<string, Translated>> = {
  ...subjectWords,
  ...chakraWords,
  ...levels,
  ...shapes,
  ...relations,
  ...chapters,
  ...ofDetails,
  ...ofPeople,
  ...ofFindings,
  ...Object.fromEntries([...ofOctants, ...ofVariants]),
}
