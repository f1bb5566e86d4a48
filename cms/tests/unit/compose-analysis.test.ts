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
import { type AnalysisKind, analysisKinds, peopleOfAnalysis } from '@krono/contract'
import { composeAnalysis } from '../../src/analysis/analyses/compose/compose'
import { isProse, type OutlineBlock } from '../../src/analysis/analyses/compose/outline'
import { madeOn, randomPeople } from './random-people'

const onePerson = ['opening', 'overview', 'body', 'heart', 'mind', 'chakras']
const several = ['opening', 'together', 'everyone', 'pairs', 'notice']

const chaptersOf: Record<AnalysisKind, string[]> = {
  short: [...onePerson, 'character', 'notice'],
  long: [...onePerson, 'values', 'motion', 'shape', 'character', 'year', 'notice'],
  relationship: ['opening', 'everyone', 'pair', 'bridges', 'notice'],
  family: several,
  group: several,
}

const random = randomPeople(11)
const madeOf = (kind: AnalysisKind, count: number, day = madeOn) =>
  composeAnalysis({ kind, people: random.people(count), madeOn: day })

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
      expect(chapters.map(({ key }) => key)).toEqual(chaptersOf[kind])
      for (const { key, blocks } of chapters) {
        const words = key === 'opening' ? `chapter.opening-${kind}` : `chapter.${key}`
        expect(blocks[0]).toEqual({ type: 'lead', key: words, parts: 'short' })
      }
    }
  })

  test.each(analysisKinds)('%s accepts only the number of people it is sold for', (kind) => {
    const [fewest, most] = peopleOfAnalysis(kind)
    expect(() => madeOf(kind, fewest - 1)).toThrow(RangeError)
    expect(() => madeOf(kind, most + 1)).toThrow(RangeError)
  })

  test.each(analysisKinds)('%s uses no text twice', (kind) => {
    const [, most] = peopleOfAnalysis(kind)
    // The twenty-eight pairs of eight people need more texts than exist.
    const count = kind === 'family' ? 6 : most
    for (let turn = 0; turn < 100; turn += 1) {
      const keys = keysOf(blocksOf(madeOf(kind, count)))
      expect(keys).toHaveLength(new Set(keys).size)
    }
  })

  test('is the same for the same order', () => {
    const order = { kind: 'long', people: [{ name: 'A', date: '1984-06-12' }], madeOn } as const
    expect(composeAnalysis(order)).toEqual(composeAnalysis(order))
    expect(composeAnalysis(order).people).toEqual([
      { name: 'A', date: '1984-06-12', chart: chartOf('1984-06-12') },
    ])
  })

  test('uses short texts in a short analysis, and complete texts in a long one', () => {
    const parts = (kind: AnalysisKind) =>
      blocksOf(madeOf(kind, 1)).flatMap((block) =>
        isProse(block) && /^(chakra|physical|character|totalVitalEnergy)\./.test(block.key)
          ? [block.parts]
          : [],
      )
    expect(new Set(parts('short'))).toEqual(new Set(['short']))
    expect(new Set(parts('long'))).toEqual(new Set(['whole']))
  })
})

describe('the seven chakras', () => {
  test('have at most one bridge of each kind between neighbours', () => {
    for (let turn = 0; turn < 200; turn += 1) {
      const blocks = blocksOf(madeOf('short', 1), 'chakras')
      expect(ofType(blocks, 'section').map(({ of }) => of)).toEqual(
        chakras.map(({ chakra }) => ({ chakra })),
      )
      const bridges = keysOf(ofType(blocks, 'bridge'))
      expect(bridges).toHaveLength(new Set(bridges).size)
      expect(bridges.length).toBeLessThanOrEqual(3)
      // A bridge stands after both of its chakras.
      expect(keysOf(blocks.slice(0, 3)).filter((key) => key.startsWith('weave'))).toEqual([])
    }
  })

  test('state the direction of the energy', () => {
    // Crown 58.0, third eye 13.8: the largest difference is between these two.
    const people = [{ name: 'A', date: '1984-06-12' }]
    const { chapters } = composeAnalysis({ kind: 'short', people, madeOn })
    const blocks = chapters.find(({ key }) => key === 'chakras')?.blocks ?? []
    const eye = blocks.findIndex((block) => isProse(block) && block.key.startsWith('chakra.third'))
    expect(blocks[eye + 1]).toEqual({
      type: 'bridge',
      key: 'weave.neighbours-rising',
      parts: 'short',
    })
  })
})

describe.each([2, 3, 8])('a family of %d', (count) => {
  const outline = madeOf('family', count)

  test('has every pair once, with the engine’s figures', () => {
    const blocks = blocksOf(outline, 'pairs')
    const facts = ofType(blocks, 'pairFacts')
    expect(facts.map(({ people }) => pairName(people))).toEqual(everyPair(count))
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

  test('has every pair once, by its bond', () => {
    const blocks = blocksOf(outline, 'pairs')
    const lists = ofType(blocks, 'pairs')
    const rows = lists.flatMap((list) => list.rows)
    expect(rows.map(({ people }) => pairName(people)).sort()).toEqual(everyPair(count).sort())
    expect(rows).toHaveLength((count * (count - 1)) / 2)
    for (const { relation, rows: pairs } of lists) {
      for (const { people } of pairs) {
        const [a, b] = people.map((place) => outline.people[place]?.date ?? '')
        expect(relationshipOf(a ?? '', b ?? '').type).toBe(relation)
      }
    }
    expect(lists.map(({ relation }) => ({ relation }))).toEqual(
      ofType(blocks, 'section').map(({ of }) => of),
    )
  })

  test('has the engine’s energies and harmonies', () => {
    const blocks = blocksOf(outline, 'together')
    expect(ofType(blocks, 'groupChart')[0]?.energies).toEqual(
      chakras.map(({ chakra }) => group.energies[chakra]),
    )
    const values = ofType(blocks, 'matrix')[0]?.values ?? []
    for (const { a, b, harmony } of group.pairs) {
      expect([values[a]?.[b], values[b]?.[a]]).toEqual([harmony, harmony])
    }
    expect(values.map((row, place) => row[place])).toEqual(values.map(() => null))
  })

  test('has a text for each person', () => {
    const blocks = blocksOf(outline, 'everyone')
    expect(ofType(blocks, 'section').map(({ of }) => of)).toEqual(
      outline.people.map((_, person) => ({ person })),
    )
    expect(ofType(blocks, 'text')).toHaveLength(count)
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

  test('has the engine’s values day by day', () => {
    expect(waves).toHaveLength(13)
    const drawn = waves.flatMap(({ from, series }) =>
      (series[0]?.values ?? []).map((_, more) => dateOf(dayNumberOf(from) + more)),
    )
    expect(drawn).toEqual(days)
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
    expect(months).toEqual([...new Set(days.map((one) => one.slice(0, 7)))])
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
  const people = [{ name: 'A', date: madeOn }]
  const blocks = blocksOf(composeAnalysis({ kind: 'long', people, madeOn }), 'year')
  const [first] = ofType(blocks, 'waves')
  expect(first?.from).toBe(madeOn)
  expect(first?.series.map(({ values }) => values[0])).toEqual([0, 0, 0, 0, 0, 0, 0])
})
