import { chakraWords, type Said, said, subjectWords } from './subject-words'

const levels = {
  low: said('alacsony', 'low', 'низкий'),
  average: said('átlagos', 'average', 'средний'),
  aboveAverage: said('átlag feletti', 'above average', 'выше среднего'),
  extremelyHigh: said('kiemelkedő', 'extremely high', 'очень высокий'),
}

const shapes = {
  intake: said('befogad', 'takes in', 'вбирает'),
  release: said('kiad', 'gives out', 'отдаёт'),
  balanced: said('egyensúlyban', 'in balance', 'равновесие'),
  level: said('egyenletes', 'level', 'ровный'),
  hill: said('domb', 'hill', 'холм'),
  valley: said('völgy', 'valley', 'долина'),
  rising: said('emelkedő', 'rising', 'восходящий'),
  falling: said('ereszkedő', 'falling', 'нисходящий'),
}

const relations = {
  synchronic: said('szinkron', 'synchronic', 'синхронность'),
  converse: said('ellentétes', 'converse', 'противоположность'),
  learner: said('tanuló', 'learner', 'ученичество'),
  teacher: said('tanító', 'teacher', 'учительство'),
  karmic: said('karmikus', 'karmic', 'кармическая связь'),
  fate: said('sorsszerű', 'fate', 'судьбоносная связь'),
  open: said('nyitott', 'open', 'открытый тип'),
  mirror: said('tükör', 'mirror', 'зеркало'),
  shadow: said('árnyék', 'shadow', 'тень'),
  perfectly: said('tökéletesen értik egymást', 'perfectly', 'прекрасно понимают'),
  mostly: said('többnyire értik egymást', 'mostly', 'в основном понимают'),
  hardly: said('alig értik egymást', 'hardly', 'едва понимают'),
  notAtAll: said('egyáltalán nem értik egymást', 'not at all', 'совсем не понимают'),
  close: said('közel egymáshoz', 'close to each other', 'близко друг к другу'),
  mixed: said('vegyesen', 'mixed', 'по-разному'),
  far: said('messze egymástól', 'far from each other', 'далеко друг от друга'),
  harmony: said('harmónia', 'harmony', 'гармония'),
}

const chapters = {
  opening: said('Megnyitó', 'Opening', 'Вступление'),
  short: said('rövid elemzés', 'short analysis', 'краткий разбор'),
  long: said('részletes elemzés', 'detailed analysis', 'подробный разбор'),
  relationship: said('kapcsolati elemzés', 'relationship analysis', 'разбор отношений'),
  family: said('családi elemzés', 'family analysis', 'семейный разбор'),
  group: said('csoportos elemzés', 'group analysis', 'групповой разбор'),
  overview: said('Áttekintés', 'Overview', 'Обзор'),
  body: said('Test', 'Body', 'Тело'),
  mind: said('Elme', 'Mind', 'Ум'),
  chakras: said('A hét csakra', 'The seven chakras', 'Семь чакр'),
  values: said('Értékek', 'Values', 'Ценности'),
  motion: said('Aktivitás és fékezőerő', 'Activity and braking power', 'Активность и торможение'),
  shape: said('Oldalak és kontúr', 'Sides and contour', 'Стороны и контур'),
  year: said('Az év ciklusai', 'The coming year', 'Предстоящий год'),
  pair: said('Kettőtök közt', 'Between the two of you', 'Между вами'),
  bridges: said('Hidak csakráról csakrára', 'Bridges, chakra by chakra', 'Мосты от чакры к чакре'),
  together: said('Együtt', 'Together', 'Вместе'),
  everyone: said('Mindenki külön', 'Each of you', 'Каждый в отдельности'),
  pairs: said('Minden pár', 'Every pair', 'Все пары'),
  notice: said('Zárszó', 'A closing word', 'Заключение'),
}

const steps = {
  bodyHeart: said('testtől szívig', 'from body to heart', 'от тела к сердцу'),
  heartMind: said('szívtől elméig', 'from heart to mind', 'от сердца к уму'),
  bodyMind: said('testtől elméig', 'from body to mind', 'от тела к уму'),
  activityRestraint: said(
    'aktivitástól fékezőerőig',
    'from activity to braking power',
    'от активности к торможению',
  ),
  neighbours: said('szomszédos csakrák', 'neighbouring chakras', 'соседние чакры'),
  higher: said('magasabb', 'higher', 'выше'),
  lower: said('alacsonyabb', 'lower', 'ниже'),
  similar: said('hasonló', 'similar', 'похоже'),
  even: said('egyenletes', 'even', 'ровно'),
}

const phases = {
  low: said('alacsony szakasz', 'low phase', 'низкая фаза'),
  average: said('átlagos szakasz', 'average phase', 'средняя фаза'),
  aboveAverage: said('átlag feletti szakasz', 'above average phase', 'фаза выше средней'),
  extremelyHigh: said('kiemelkedő szakasz', 'extremely high phase', 'очень высокая фаза'),
} satisfies Record<keyof typeof levels, Said>

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

const ofOctants = octants.map(({ level, side }, octant): [string, Said] => {
  const [phase, way] = [phases[level], shapes[side]]
  return [
    `octant${octant}`,
    said(
      `${octant}. nyolcad (${phase.hun}, ${way.hun})`,
      `octant ${octant} (${phase.eng}, ${way.eng})`,
      `октант ${octant} (${phase.rus}, ${way.rus})`,
    ),
  ]
})

const ofVariants = ['1', '2', '3', '4'].map((number): [string, Said] => [
  number,
  said(`${number}. változat`, `variant ${number}`, `вариант ${number}`),
])

/** What each part of a key says. */
export const partWords: Readonly<Record<string, Said>> = {
  ...subjectWords,
  ...chakraWords,
  ...levels,
  ...shapes,
  ...relations,
  ...chapters,
  ...steps,
  ...Object.fromEntries([...ofOctants, ...ofVariants]),
}
