// Composes random orders of each kind from the texts of the seed, and prints figures about their words as JSON. A
// separate program with the code of the cms; runs in its folder (scripts/bench/texts/texts.ts).
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cms } from '../../lib/paths.mjs'
import { percentile } from '../times-beside.ts'
import { freeKeys, type TextChart } from './free-keys.ts'
import { type Portion, sharedWith, similesIn, smallestPortion, wordsBeyond } from './measure.ts'

type Language = 'hun' | 'eng' | 'rus'
type Text = { short: string; long?: string }
type Block = {
  type: string
  key?: string
  parts?: 'short' | 'whole'
  of?: object
}
type Outline = {
  people: (Person & { chart: TextChart })[]
  chapters: { key: string; blocks: Block[] }[]
}
type Person = { name: string; date: string; role?: string }
type Order = { kind: string; people: Person[]; madeOn: string }

const { composeAnalysis }: { composeAnalysis: (order: Order) => Outline } = await import(
  path.join(cms, 'src/analysis/analyses/compose/compose.ts')
)

const contract: {
  rolesOfAnalysis: Record<string, readonly string[]>
  youngestOfAnalysis: Record<string, number>
} = await import(path.join(cms, 'node_modules/@krono/contract/dist/index.js'))

const folder = path.join(cms, 'seed/content/texts')
const texts: Record<string, Partial<Record<Language, Text>>> = Object.assign(
  {},
  ...readdirSync(folder).map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))),
)

const paragraphsOf = (text: string | undefined) => (text ?? '').split(/\n\n+/).filter(Boolean)

const people = {
  short: [1],
  long: [1],
  relationship: [2],
  family: [3, 4, 5, 6],
  group: [5, 6, 8, 10],
}
const names = [
  'Ágnes',
  'Bálint',
  'Csilla',
  'Dénes',
  'Emese',
  'Ferenc',
  'Gabi',
  'Hanna',
  'Imre',
  'Judit',
]
/** Personal words are required of these numbers of people. */
const counted = { short: 1, long: 1, relationship: 2, family: 4, group: 10 }
const ordersOfEach = 500
const firstBirth = '1936-01-01'
const dayMs = 86_400_000

/** Random numbers that are the same in each run (mulberry32). */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const roll = dice(38)
const dayFrom = (first: string, days: number) =>
  new Date(Date.parse(first) + roll(days) * dayMs).toISOString().slice(0, 10)

function randomOrder(kind: keyof typeof people): Order {
  const counts = people[kind]
  const count = counts[roll(counts.length)] ?? 1
  const madeOn = dayFrom('2026-01-01', 365)
  const youngest = contract.youngestOfAnalysis[kind] ?? 0
  const days = Math.floor((Date.parse(madeOn) - Date.parse(firstBirth)) / dayMs - 365.25 * youngest)
  const roles = contract.rolesOfAnalysis[kind] ?? []
  return {
    kind,
    people: names.slice(0, count).map((name) => {
      // Half of the parts are left open.
      const role = roles[roll(2 * roles.length)]
      return { name, date: dayFrom(firstBirth, days), ...(role && { role }) }
    }),
    madeOn,
  }
}

let fallbacks = 0

function textOf({ key = '', parts }: Block, language: Language): string[] {
  const text = texts[key]?.[language]
  if (!text) {
    fallbacks += 1
    return []
  }
  return [...paragraphsOf(text.short), ...(parts === 'whole' ? paragraphsOf(text.long) : [])]
}

const aboutOf = ({ of = {} }: Block) => {
  if ('person' in of) return 'person'
  return 'pair' in of ? 'pair' : undefined
}

/** The texts of a document, by the section that they stand in. */
function portionsOf({ chapters }: Outline, language: Language): Portion[] {
  const portions: { about: Portion['about']; paragraphs: string[] }[] = []
  for (const { blocks } of chapters) {
    portions.push({ about: undefined, paragraphs: [] })
    for (const block of blocks) {
      if (block.type === 'section') portions.push({ about: aboutOf(block), paragraphs: [] })
      if (block.key !== undefined) portions.at(-1)?.paragraphs.push(...textOf(block, language))
    }
  }
  return portions
}

const allOf = (portions: readonly Portion[]) => portions.flatMap(({ paragraphs }) => paragraphs)

/** The introductions, which do not depend on the chart. */
const introductions = (outline: Outline, language: Language) =>
  outline.chapters.flatMap(({ blocks }) =>
    blocks.filter(({ type }) => type === 'lead').flatMap((block) => textOf(block, language)),
  )

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length

function measure(kind: keyof typeof people, language: Language): Record<string, number> {
  const times: number[] = []
  const outlines = Array.from({ length: ordersOfEach }, () => {
    const order = randomOrder(kind)
    const startedAt = performance.now()
    const outline = composeAnalysis(order)
    times.push(performance.now() - startedAt)
    return outline
  })
  const documents = outlines.map((outline) => portionsOf(outline, language))
  const pages = documents.map(allOf)
  const beside = pages.map((page, place) =>
    sharedWith(page, pages[(place + 1) % pages.length] ?? []),
  )
  const personal = outlines.flatMap((outline, place) =>
    outline.people.length === counted[kind]
      ? wordsBeyond(pages[place] ?? [], introductions(outline, language))
      : [],
  )
  const smallest = (about: 'person' | 'pair') =>
    Math.min(...documents.flatMap((document) => smallestPortion(document, about) ?? []))
  const free = outlines.map((outline, place) =>
    sharedWith(pages[place] ?? [], freeTexts(outline, language)),
  )
  return {
    ...(kind === 'long' && yearFigures(outlines, language)),
    ...((kind === 'long' || kind === 'group') && { 'composition ms': percentile(times, 95) }),
    shared: mean(beside),
    personal: Math.min(...personal),
    similes: mean(pages.map((page) => similesIn(page, language))),
    ...(kind === 'short' && { free: mean(free) }),
    ...((kind === 'family' || kind === 'group') && { person: smallest('person') }),
    ...(kind === 'family' && { pair: smallest('pair') }),
  }
}

/** The texts of the months of a year. */
const monthsOf = ({ chapters }: Outline, language: Language) =>
  chapters
    .flatMap(({ blocks }) => blocks)
    .filter(({ key = '' }) => key.startsWith('month'))
    .flatMap((block) => textOf(block, language))

/** Words of the months that two people share from the same day on, and the same person in two years. */
function yearFigures(outlines: readonly Outline[], language: Language): Record<string, number> {
  const monthsFrom = (outline: Outline | undefined, madeOn: string) =>
    monthsOf(
      composeAnalysis({ kind: 'long', people: [...(outline?.people ?? [])], madeOn }),
      language,
    )
  const first = outlines.map((outline) => monthsFrom(outline, '2026-11-30'))
  const next = outlines.map((outline) => monthsFrom(outline, '2027-11-30'))
  const neighbours = first.map((one, place) => sharedWith(one, first[place + 1] ?? first[0] ?? []))
  const years = first.map((one, place) => sharedWith(one, next[place] ?? []))
  return { months: mean(neighbours), years: mean(years) }
}

const freeTexts = ({ people: [first] }: Outline, language: Language) =>
  first ? freeKeys(first.chart).flatMap((key) => paragraphsOf(texts[key]?.[language]?.short)) : []

const figures: Record<string, number> = {}
for (const language of ['hun', 'eng', 'rus'] as const)
  for (const kind of Object.keys(people) as (keyof typeof people)[])
    for (const [name, value] of Object.entries(measure(kind, language)))
      figures[`${language} ${kind} ${name}`] = value
figures.fallbacks = fallbacks
console.log(JSON.stringify(figures))
