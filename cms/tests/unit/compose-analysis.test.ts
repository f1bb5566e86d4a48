import { describe, expect, test } from '@jest/globals'
import {
  chakras,
  chartOf,
  cycleOf,
  cycleRangeOf,
  dateOf,
  dayNumberOf,
  groupOf,
  relationshipOf,
} from '@krono/chart'
import { type AnalysisKind, analysisKinds, chaptersOfKind, peopleOfAnalysis } from '@krono/contract'
import { composeAnalysis } from '../../src/analysis/analyses/compose/compose'
import { isProse, type OutlineBlock } from '../../src/analysis/analyses/compose/outline'
import { madeOn, randomPeople } from './random-people'

const random = randomPeople(11)
const madeOf = (kind: AnalysisKind, count: number, day = madeOn) =>
  composeAnalysis({ kind, people: random.people(count, kind), madeOn: day })

type Outline = ReturnType<typeof madeOf>

const blocksOf = ({ chapters }: Outline, wanted?: string) =>
  chapters.filter(({ key }) => !wanted || key === wanted).flatMap(({ blocks }) => blocks)

const keysOf = (blocks: readonly OutlineBlock[]) =>
  blocks.flatMap((block) => (isProse(block) ? [block.key] : []))

function ofType<Type extends OutlineBlock['type']>(blocks: readonly OutlineBlock[], type: Type) {
  const isWanted = (block: OutlineBlock): block is Extract<OutlineBlock, { type: Type }> =>
    block.type === type
  return blocks.filter(isWanted)
}

/** Name of a pair in a list: 3-7. */
const pairName = ([first, second]: readonly number[]) => `${first}-${second}`
const everyPair = (count: number) =>
  Array.from({ length: count }, (_, first) =>
    Array.from({ length: count - first - 1 }, (_, more) => pairName([first, first + 1 + more])),
  ).flat()

describe('an analysis', () => {
  test.each(analysisKinds)('%s has its chapters in order, each with an introduction', (kind) => {
    const [fewest, most] = peopleOfAnalysis(kind)
    for (const count of [fewest, most]) {
      const { chapters } = madeOf(kind, count)
      // Only who had an analysis a year ago reads about changes.
      const keys = chaptersOfKind[kind].filter((key) => key !== 'changed')
      expect(chapters.map(({ key }) => key)).toEqual(keys)
      for (const { key, blocks } of chapters) {
        expect(blocks[0]).toEqual({ type: 'lead', key: `chapter.${key}-${kind}`, parts: 'short' })
        // The opening and the closing word are introductions only.
        if (key !== 'opening' && key !== 'notice') expect(blocks.length).toBeGreaterThan(1)
      }
    }
  })

  test.each(analysisKinds)('%s accepts only the number of people it is sold for', (kind) => {
    const [fewest, most] = peopleOfAnalysis(kind)
    expect(() => madeOf(kind, fewest - 1)).toThrow(RangeError)
    expect(() => madeOf(kind, most + 1)).toThrow(RangeError)
  })

  test.each(analysisKinds)('%s hardly ever uses a text twice', (kind) => {
    const [, most] = peopleOfAnalysis(kind)
    // The pairs of more people need more texts than exist.
    const repeated = Array.from({ length: 200 }, () =>
      keysOf(blocksOf(madeOf(kind, Math.min(most, 4)))),
    ).filter((keys) => new Set(keys).size < keys.length)
    // Several people with the same character and nearly the same chart are rare.
    expect(repeated.length).toBeLessThanOrEqual(most > 1 ? 16 : 0)
  })

  test.each(['family', 'group'] as const)('%s is the same however people were typed', (kind) => {
    const people = random.people(5, kind).map((person, place) => ({
      ...person,
      name: ['Anna', 'Béla', 'Cili', 'Dani', 'Emma'][place] ?? '',
    }))
    const [first, second, third, fourth, fifth] = people
    const turned = [fourth, first, fifth, third, second].flatMap((person) => person ?? [])
    const textsOf = (typed: typeof people) => {
      const outline = composeAnalysis({ kind, people: typed, madeOn })
      return blocksOf(outline)
        .filter(isProse)
        .map(({ key, fillings }) => {
          const names = Object.entries(fillings?.names ?? {})
          const named = names.map(([what, place]) => [what, typed[place]?.name])
          return JSON.stringify([key, fillings?.numbers, named])
        })
        .sort()
    }
    expect(textsOf(turned)).toEqual(textsOf(people))
  })

  test('is the same for the same order', () => {
    const order = { kind: 'long', people: [{ name: 'A', date: '1984-06-12' }], madeOn } as const
    expect(composeAnalysis(order)).toEqual(composeAnalysis(order))
    expect(composeAnalysis(order).people).toEqual([
      { name: 'A', date: '1984-06-12', chart: chartOf('1984-06-12') },
    ])
  })
})

test('the seven chakras stand in order, and what two have in common after both', () => {
  for (let turn = 0; turn < 200; turn += 1) {
    const blocks = blocksOf(madeOf('long', 1), 'chakras')
    expect(ofType(blocks, 'section').map(({ of }) => of)).toEqual(
      chakras.map(({ chakra }) => ({ chakra })),
    )
    const seen: string[] = []
    for (const block of blocks) {
      if (block.type === 'section' && 'chakra' in block.of) seen.push(block.of.chakra)
      if (!isProse(block) || !/^(agreement|contradiction)\./.test(block.key)) continue
      const two = block.key.split('.')[1]?.split('-') ?? []
      expect(seen).toEqual(expect.arrayContaining(two))
    }
    expect(keysOf(blocks).filter((key) => /^(agree|contra)/.test(key))).toHaveLength(4)
  }
})

describe.each([2, 3, 8])('a family of %d', (count) => {
  const outline = madeOf('family', count)

  test('has every pair once, with the engine’s figures', () => {
    const blocks = blocksOf(outline, 'pairs')
    const facts = ofType(blocks, 'pairFacts')
    expect(facts.map(({ people }) => pairName([...people].sort())).sort()).toEqual(
      everyPair(count).sort(),
    )
    for (const { people, harmony, relation, understanding } of facts) {
      const [a, b] = people.map((place) => outline.people[place]?.date ?? '')
      const relationship = relationshipOf(a ?? '', b ?? '')
      expect({ harmony, relation }).toEqual({
        harmony: relationship.harmony,
        relation: relationship.type,
      })
      expect(understanding.physical).toBe(relationship.understanding.physical.label)
    }
  })

  test('has a text for every pair', () => {
    const blocks = blocksOf(outline, 'pairs')
    for (const [place, block] of blocks.entries()) {
      if (block.type === 'pairFacts') expect(blocks[place + 1]?.type).toBe('text')
    }
  })

  test('has a comparison table from three people on', () => {
    const tables = ofType(blocksOf(outline, 'together'), 'matrix')
    expect(tables).toHaveLength(count > 2 ? 1 : 0)
    const spreads = keysOf(blocksOf(outline)).filter((key) => key.startsWith('familySpread.'))
    expect(spreads).toHaveLength(count > 2 ? 1 : 0)
  })
})

describe.each([3, 20])('a group of %d', (count) => {
  const outline = madeOf('group', count)
  const group = groupOf(outline.people.map(({ date }) => date))

  test('has every pair once: ten in a section, the others by their bond', () => {
    const blocks = blocksOf(outline, 'pairs')
    const lists = ofType(blocks, 'pairs')
    const rows = lists.flatMap((list) => list.rows)
    const facts = ofType(blocks, 'pairFacts')
    const pairs = [...facts, ...rows].map(({ people }) =>
      pairName([...people].sort((a, b) => a - b)),
    )
    expect(pairs.sort()).toEqual(everyPair(count).sort())
    expect(facts).toHaveLength(Math.min(10, everyPair(count).length))
    // Each with a sentence.
    expect(ofType(blocks, 'bridge')).toHaveLength(rows.length)
    for (const { relation, rows: bound } of lists) {
      for (const { people } of bound) {
        const [a, b] = people.map((place) => outline.people[place]?.date ?? '')
        expect(relationshipOf(a ?? '', b ?? '').type).toBe(relation)
      }
    }
  })

  test('has the engine’s energies and harmonies', () => {
    const blocks = blocksOf(outline, 'together')
    expect(ofType(blocksOf(outline, 'opening'), 'groupChart')[0]?.energies).toEqual(
      chakras.map(({ chakra }) => group.energies[chakra]),
    )
    const values = ofType(blocks, 'matrix')[0]?.values ?? []
    for (const { a, b, harmony } of group.pairs) {
      expect([values[a]?.[b], values[b]?.[a]]).toEqual([harmony, harmony])
    }
    expect(values.map((row, place) => row[place])).toEqual(values.map(() => null))
  })

  test('has as many texts for each person', () => {
    const blocks = blocksOf(outline, 'everyone')
    expect(ofType(blocks, 'section').map(({ of }) => of)).toEqual(
      outline.people.map((_, person) => ({ person })),
    )
    const about = blocks.flatMap((block) =>
      isProse(block) && block.fillings?.names ? [block.fillings.names.name] : [],
    )
    expect([...new Set(about)]).toEqual([...outline.people.keys()])
    expect(ofType(blocks, 'text')).toHaveLength(5 * count)
  })
})

test('three people with the same birth date each get a text', () => {
  const people = ['A', 'B', 'C'].map((name) => ({ name, date: '1984-06-12' }))
  const { chapters } = composeAnalysis({ kind: 'family', people, madeOn })
  const blocks = chapters.find(({ key }) => key === 'everyone')?.blocks ?? []
  for (const [place, block] of blocks.entries()) {
    if (block.type === 'chart') expect(blocks[place + 1]?.type).toBe('text')
  }
})

describe.each([
  ['in the middle of a month', '2026-11-22', 9 + 365],
  ['on the first day of a month', '2026-12-01', 31 + 365],
  ['on the last day of a month', '2027-01-31', 1 + 365],
  ['before a leap day', '2027-02-28', 1 + 366],
  ['on a leap day', '2028-02-29', 1 + 365],
])('a year that begins %s', (_name, day, count) => {
  const { date } = random
  const birth = date()
  const people = [{ name: 'A', date: birth }]
  const outline = composeAnalysis({ kind: 'long', people, madeOn: day })
  const blocks = blocksOf(outline, 'year')
  const waves = ofType(blocks, 'waves')
  const days = Array.from({ length: count }, (_, more) => dateOf(dayNumberOf(day) + more))

  test('has the engine’s values day by day, except of a rest of a month below a week', () => {
    const rest = days.filter((one) => one.startsWith(day.slice(0, 7))).length
    const undrawn = rest < 7 ? rest : 0
    expect(waves).toHaveLength(undrawn > 0 ? 12 : 13)
    const drawn = waves.flatMap(({ from, series }) =>
      (series[0]?.values ?? []).map((_, more) => dateOf(dayNumberOf(from) + more)),
    )
    expect(drawn).toEqual(days.slice(undrawn))
    for (const { from, series } of waves) {
      const range = cycleRangeOf(birth, from, series[0]?.values.length ?? 0).days
      for (const [place, { chakra, cycle }] of chakras.entries()) {
        expect(series[place]?.chakra).toBe(chakra)
        const rounded = range.map(({ cycles }) => Math.round(cycles[cycle].value) + 0)
        expect(series[place]?.values).toEqual(rounded)
      }
    }
  })

  test('has texts month by month', () => {
    const months = ofType(blocks, 'section').flatMap(({ of }) => ('month' in of ? [of.month] : []))
    const all = [...new Set(days.map((one) => one.slice(0, 7)))]
    // A rest of few days without any date has no section.
    expect(all.slice(-12)).toEqual(months.slice(-12))
    const reported = keysOf(blocks).filter((key) => key.startsWith('monthLeads.'))
    expect(reported.length).toBeGreaterThanOrEqual(11)
  })

  test('has the days on which a cycle crosses zero, and its peaks', () => {
    const rows = ofType(blocks, 'dates').flatMap((block) => block.rows)
    for (const { chakra, cycle, period } of chakras) {
      const own = rows.filter((row) => row.chakra === chakra)
      const crossing = days.filter((one) => cycleOf(birth, one).cycles[cycle].critical)
      expect(own.flatMap(({ crossings }) => crossings)).toEqual(crossing)
      const peaks = own.flatMap((row) => row.peaks)
      // One peak per cycle, a quarter of the cycle after its start.
      for (const peak of peaks) {
        const phase = (dayNumberOf(peak) - dayNumberOf(birth)) % period
        expect(Math.abs(phase - period / 4)).toBeLessThanOrEqual(0.5)
      }
      expect(Math.abs(peaks.length - count / period)).toBeLessThanOrEqual(1)
    }
  })

  test('has three good and three quiet days a month', () => {
    const sumOn = (one: string) =>
      Object.values(cycleOf(birth, one).cycles).reduce((sum, { value }) => sum + value, 0)
    const months = ofType(blocks, 'days')
    expect(months.length).toBeGreaterThanOrEqual(12)
    for (const { best, quiet } of months) {
      const month = days.filter((one) => one.startsWith(best[0]?.slice(0, 7) ?? ''))
      const sums = month.map(sumOn).sort((a, b) => b - a)
      expect([best.length, quiet.length]).toEqual([3, 3])
      expect(Math.min(...best.map(sumOn))).toBeCloseTo(sums[2] ?? 0)
      expect(Math.max(...quiet.map(sumOn))).toBeCloseTo(sums[sums.length - 3] ?? 0)
      expect(best).toEqual([...best].sort())
    }
  })
})

test('the year of a person born today can be composed', () => {
  const people = [{ name: 'A', date: '2026-11-02' }]
  const order = { kind: 'long', people, madeOn: '2026-11-02' } as const
  const [first] = ofType(blocksOf(composeAnalysis(order), 'year'), 'waves')
  expect(first?.from).toBe('2026-11-02')
  expect(first?.series.map(({ values }) => values[0])).toEqual([0, 0, 0, 0, 0, 0, 0])
})

describe('a year', () => {
  const people = [{ name: 'A', date: '1984-06-12' }]
  const yearFrom = (day: string, lastMadeOn?: string) =>
    composeAnalysis({ kind: 'long', people, madeOn: day, lastMadeOn })
  const monthTexts = (day: string) =>
    keysOf(blocksOf(yearFrom(day), 'year')).filter((key) => key.startsWith('month'))

  test('shares no text of a month with the next one', () => {
    const first = new Set(monthTexts('2026-11-22'))
    const again = monthTexts('2027-11-22').filter((key) => first.has(key))
    expect(again.length).toBeLessThanOrEqual(first.size * 0.2)
  })

  test('is one picture: the mean of each cycle in each month', () => {
    const blocks = blocksOf(yearFrom('2026-12-01'), 'year')
    const [picture] = ofType(blocks, 'yearPicture')
    const [december] = ofType(blocks, 'waves')
    expect(picture?.months).toHaveLength(13)
    expect(picture?.rows.map(({ chakra }) => chakra)).toEqual(chakras.map(({ chakra }) => chakra))
    for (const [place, { values }] of (picture?.rows ?? []).entries()) {
      const days = december?.series[place]?.values ?? []
      const mean = days.reduce((sum, value) => sum + value, 0) / days.length
      expect(Math.abs((values[0] ?? 0) - mean)).toBeLessThan(1)
    }
  })

  test('is compared with the last one only for who had it', () => {
    const [block] = blocksOf(yearFrom('2026-11-22', '2025-11-20'), 'changed').filter(
      ({ type }) => type === 'text',
    )
    expect(block && isProse(block) && block.fillings?.dates).toEqual({
      month: expect.stringMatching(/^202[67]-\d\d$/),
      before: expect.stringMatching(/^202[56]-\d\d$/),
    })
    expect(blocksOf(yearFrom('2026-11-22'), 'changed')).toEqual([])
  })
})

test('a month of a short analysis is four weeks with four cycles', () => {
  for (let turn = 0; turn < 50; turn += 1) {
    const blocks = blocksOf(madeOf('short', 1), 'weeks')
    expect(ofType(blocks, 'section').map(({ of }) => of)).toEqual(
      [0, 7, 14, 21].map((more) => ({ week: dateOf(dayNumberOf(madeOn) + more) })),
    )
    const leads = keysOf(blocks).filter((key) => key.startsWith('week.'))
    expect(new Set(leads.map((key) => key.split('-')[0])).size).toBe(4)
  }
})
