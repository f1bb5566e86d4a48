import { chakras, chartOf, cycleRangeOf, dateOf, dayNumberOf, groupOf } from '@krono/chart'
import { type AnalysisDocument, analysisDocument, type ChapterBlock } from '@krono/contract'

const people = [
  { name: 'Ágnes', date: '1984-06-12' },
  { name: 'Maximilian Konstantin Alexander von Hohenlohe-Schillingsfürst', date: '1979-01-30' },
  { name: 'Ágnes', date: '2011-11-02' },
]

const from = '2026-12-01'
const days = 31

const values = (birth: string, place: number) =>
  cycleRangeOf(birth, from, days).days.map(({ cycles }) => {
    const row = chakras[place]
    return row ? Math.round(cycles[row.cycle].value) : 0
  })

const energyOf = (chart: ReturnType<typeof chartOf>) =>
  chakras.map(({ chakra }) => {
    const { energy, level } = chart.chakras[chakra]
    return { of: chakra, value: energy, level }
  })

const text = (key: string): ChapterBlock => ({
  type: 'text',
  key,
  title: `Title of ${key}`,
  paragraphs: [`First paragraph of ${key}.`, `Second paragraph of ${key}.`],
})

const lead = (key: string): ChapterBlock => ({ type: 'lead', key, paragraphs: [`Lead of ${key}.`] })

const blocksOfOne = (chart: ReturnType<typeof chartOf>): ChapterBlock[] => [
  lead('chapter.overview'),
  { type: 'chart', person: 0 },
  { type: 'measures', rows: energyOf(chart) },
  text('totalVitalEnergy.average'),
  { type: 'bridge', key: 'weave.bodyHeart-higher', paragraphs: ['A bridge to the heart.'] },
  { type: 'section', of: { measure: 'creative' } },
  { type: 'measures', rows: [{ of: 'creative', value: 61.5, level: null }] },
  text('creative.aboveAverage'),
  { type: 'section', of: { person: 1 } },
  text('character.crown-intake'),
]

const blocksOfTwo: ChapterBlock[] = [
  { type: 'pairChart', people: [0, 1] },
  { type: 'section', of: { pair: [0, 1] } },
  {
    type: 'pairFacts',
    people: [0, 1],
    relation: 'teacher-karmic',
    harmony: 54.3,
    understanding: { physical: 'perfectly', emotional: 'hardly', intellectual: 'notAtAll' },
  },
  { type: 'section', of: { chakra: 'throat' } },
  text('kind.teacher.throat'),
]

const blocksOfAll = (births: readonly string[]): ChapterBlock[] => {
  const { energies, pairs } = groupOf([...births])
  const harmony = (one: number, other: number) =>
    pairs.find(({ a, b }) => a === Math.min(one, other) && b === Math.max(one, other))?.harmony
  return [
    { type: 'groupChart', energies: chakras.map(({ chakra }) => energies[chakra]) },
    {
      type: 'matrix',
      values: births.map((_, one) => births.map((_, other) => harmony(one, other) ?? null)),
    },
    { type: 'section', of: { relation: 'open' } },
    {
      type: 'pairs',
      relation: 'open',
      rows: pairs.map(({ a, b, harmony: value }) => ({ people: [a, b], harmony: value })),
    },
  ]
}

const blocksOfYear = (birth: string): ChapterBlock[] => [
  {
    type: 'yearPicture',
    months: ['2026-12', '2027-01'],
    rows: [{ chakra: 'root', values: [42, -17] }],
  },
  { type: 'section', of: { week: '2026-12-28' } },
  { type: 'section', of: { chakra: 'root' } },
  text('yearCycle.root'),
  { type: 'section', of: { month: from.slice(0, 7) } },
  {
    type: 'waves',
    from,
    series: chakras.map(({ chakra }, place) => ({ chakra, values: values(birth, place) })),
  },
  {
    type: 'dates',
    rows: [{ chakra: 'root', peaks: ['2026-12-05'], crossings: ['2026-12-11', '2026-12-22'] }],
  },
  { type: 'days', best: ['2026-12-05', '2026-12-06'], quiet: ['2026-12-19'] },
]

/** A document with every type of block; the texts of its year are in another language. */
export function documentWithEverything(language: AnalysisDocument['language']): AnalysisDocument {
  const births = people.map(({ date }) => date)
  const charts = births.map(chartOf)
  const [birth = from] = births
  return analysisDocument.parse({
    kind: 'family',
    language,
    people: people.map((one, place) => ({ ...one, chart: { ...charts[place] } })),
    madeOn: dateOf(dayNumberOf(from) - 9),
    engineVersion: '1.0.0',
    textVersion: '0123456789abcdef',
    chapters: [
      { key: 'overview', language, blocks: blocksOfOne(chartOf(birth)) },
      { key: 'bridges', language, blocks: blocksOfTwo },
      { key: 'together', language, blocks: blocksOfAll(births) },
      { key: 'year', language: 'hun', blocks: blocksOfYear(birth) },
    ],
  })
}
