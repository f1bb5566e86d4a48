import { describe, expect, test } from '@jest/globals'
import { chakras, chartOf, dateOf, dayNumberOf, groupOf, relationshipOf } from '@krono/chart'
import { type AnalysisKind, analysisKinds, chaptersOfKind, peopleOfAnalysis } from '@krono/contract'
import { composeAnalysis } from '../../src/analysis/analyses/compose/compose'
import { isProse } from '../../src/analysis/analyses/compose/outline'
import { blocksOf, keysOf, ofType } from './outlines'
import { madeOn, randomPeople } from './random-people'

const random = randomPeople(11)
const madeOf = (kind: AnalysisKind, count: number, day = madeOn) =>
  composeAnalysis({ kind, people: random.people(count, kind), madeOn: day })

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

test('of two opposites in a chakra one reads of having more of it, the other of having less', () => {
  for (let turn = 0; turn < 100; turn += 1) {
    const outline = madeOf('relationship', 2)
    const [first, second] = (['firstSide', 'secondSide'] as const).map((chapter) =>
      keysOf(blocksOf(outline, chapter)).filter((key) => /^side\..*-converse-/.test(key)),
    )
    const turned = first?.map((key) =>
      key.endsWith('high1') ? key.replace('high1', 'low2') : key.replace('low1', 'high2'),
    )
    expect(second).toEqual(turned)
  }
})

test('a month of a short analysis is four weeks with four cycles', () => {
  for (let turn = 0; turn < 50; turn += 1) {
    const blocks = blocksOf(madeOf('short', 1), 'weeks')
    expect(ofType(blocks, 'section').map(({ of }) => of)).toEqual(
      [0, 7, 14, 21].map((more) => ({ week: dateOf(dayNumberOf(madeOn) + more) })),
    )
    const weeks = blocks.filter(isProse).filter(({ key }) => key.startsWith('week.'))
    for (const [week, { fillings }] of weeks.entries()) {
      const days = Array.from({ length: 7 }, (_, day) =>
        dateOf(dayNumberOf(madeOn) + 7 * week + day),
      )
      expect(days).toEqual(expect.arrayContaining(Object.values(fillings?.dates ?? {})))
    }
    const leads = weeks.map(({ key }) => key)
    expect(new Set(leads.map((key) => key.split('-')[0])).size).toBe(4)
  }
})

test.each([
  ['family', 'together', [2, 3, 4]],
  ['relationship', 'pair', [2]],
] as const)(
  'a %s does not read that all goes smoothly beside a level on which it hardly understands itself',
  (kind, chapter, counts) => {
    for (let turn = 0; turn < 300; turn += 1) {
      const keys = keysOf(blocksOf(madeOf(kind, counts[turn % counts.length] ?? 2), chapter))
      const [harmony] = keys.flatMap(
        (key) => key.match(/^(?:familyHarmony\.|balance\.harmony-)(.*)/)?.[1] ?? [],
      )
      const levels = keys.filter((key) => /^(familyTogether|understanding)\./.test(key))
      const matching = levels.filter((key) => /perfectly|mostly/.test(key)).length
      const high = ['aboveAverage', 'extremelyHigh']
      expect(levels).toHaveLength(3)
      if (matching === 3) expect(high).toContain(harmony)
      else if (matching === 0) expect(high).not.toContain(harmony)
      else expect(harmony).toBe('average')
    }
  },
)
