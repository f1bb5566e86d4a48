import { describe, expect, test } from '@jest/globals'
import { type AnalysisKind, analysisKinds, peopleOfAnalysis } from '@krono/contract'
import { composeAnalysis } from '../../src/analysis/analyses/compose/compose'
import { isProse } from '../../src/analysis/analyses/compose/outline'
import {
  incompleteIn,
  kindsBySubject,
  wholeSubjects,
} from '../../src/analysis/analysis-texts/complete-kinds'
import { madeOn, randomPeople } from './random-people'
import { seededEdition } from './seeded-texts'

const { people, upTo } = randomPeople(12)
const edition = seededEdition()

/** The prose of many analyses of a kind. */
function proseOf(kind: AnalysisKind) {
  const [fewest, most] = peopleOfAnalysis(kind)
  return Array.from({ length: 300 }, () =>
    composeAnalysis({
      ...{ kind, madeOn, lastMadeOn: '2025-11-20' },
      people: people(fewest + upTo(most - fewest + 1), kind),
    }),
  ).flatMap(({ chapters }) => chapters.flatMap(({ blocks }) => blocks.filter(isProse)))
}

describe.each(analysisKinds)('%s', (kind) => {
  const prose = proseOf(kind)
  const subjectOf = (key: string) => key.split('.')[0] ?? ''

  test('uses the texts of the subjects that name it, and no other', () => {
    const expected = Object.entries(kindsBySubject).flatMap(([subject, kinds]) =>
      kinds.includes(kind) ? [subject] : [],
    )
    expect(new Set(prose.map(({ key }) => subjectOf(key)))).toEqual(new Set(expected))
  })

  test('prints long parts only of the subjects that need one', () => {
    const whole = new Set(
      prose.flatMap(({ key, parts }) => (parts === 'whole' ? [subjectOf(key)] : [])),
    )
    expect([...whole].filter((subject) => !wholeSubjects.includes(subject))).toEqual([])
  })
})

describe('a kind is incomplete', () => {
  test.each(['hun', 'eng', 'rus'] as const)('never with the seeded texts in %s', (language) => {
    expect(incompleteIn(edition[language])).toEqual([])
  })

  test.each([
    ['detail.physical.low-root', ['long']],
    ['side.heart-learner-low1', ['relationship']],
    ['theme.rest-heart-intake', ['long', 'relationship', 'family', 'group']],
    ['chapter.weeks-short', [...analysisKinds]],
    // On pages only.
    ['physical.low', []],
  ] as const)('without %s: %j', (key, kinds) => {
    const { [key]: _, ...others } = edition.hun
    expect(incompleteIn(others)).toEqual(kinds)
  })

  test('without a long part that it prints', () => {
    const text = { title: 'T', short: ['S'], long: [] }
    expect(incompleteIn({ ...edition.hun, 'type.open': text })).toEqual(['relationship'])
  })
})
