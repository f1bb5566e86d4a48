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
  bridges: translated(
    'Hidak csakráról csakrára',
    'Bridges, chakra by chakra',
    'Мосты от чакры к чакре',
  ),
  together: translated('Együtt', 'Together', 'Вместе'),
  everyone: translated('Mindenki külön', 'Each of you', 'Каждый в отдельности'),
  pairs: translated('Minden pár', 'Every pair', 'Все пары'),
  notice: translated('Zárszó', 'A closing word', 'Заключение'),
}

const steps = {
  bodyHeart: translated('testtől szívig', 'from body to heart', 'от тела к сердцу'),
  heartMind: translated('szívtől elméig', 'from heart to mind', 'от сердца к уму'),
  bodyMind: translated('testtől elméig', 'from body to mind', 'от тела к уму'),
  activityRestraint: translated(
    'aktivitástól fékezőerőig',
    'from activity to braking power',
    'от активности к торможению',
  ),
  neighbours: translated('szomszédos csakrák', 'neighbouring chakras', 'соседние чакры'),
  higher: translated('magasabb', 'higher', 'выше'),
  lower: translated('alacsonyabb', 'lower', 'ниже'),
  similar: translated('hasonló', 'similar', 'похоже'),
  even: translated('egyenletes', 'even', 'ровно'),
}

const phases = {
  low: translated('alacsony szakasz', 'low phase', 'низкая фаза'),
  average: translated('átlagos szakasz', 'average phase', 'средняя фаза'),
  aboveAverage: translated('átlag feletti szakasz', 'above average phase', 'фаза выше средней'),
  extremelyHigh: translated('kiemelkedő szakasz', 'extremely high phase', 'очень высокая фаза'),
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

const ofVariants = ['1', '2', '3', '4'].map((number): [string, Translated] => [
  number,
  translated(`${number}. változat`, `variant ${number}`, `вариант ${number}`),
])

/** The label of each part of a key. */
export const partWords: Readonly<Record<string, Translated>> = {
  ...subjectWords,
  ...chakraWords,
  ...levels,
  ...shapes,
  ...relations,
  ...chapters,
  ...steps,
  ...Object.fromEntries([...ofOctants, ...ofVariants]),
}
