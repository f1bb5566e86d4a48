import { describe, expect, test } from '@jest/globals'
import { type AnalysisKind, analysisKinds, type Language, peopleOfAnalysis } from '@krono/contract'
import { composeAnalysis } from '../../src/analysis/analyses/compose/compose'
import { isProse } from '../../src/analysis/analyses/compose/outline'
import {
  incompleteIn,
  subjectsOfKind,
  wholeSubjects,
} from '../../src/analysis/analysis-texts/complete-kinds'
import { madeOn, randomPeople } from './random-people'
import { seededEdition } from './seeded-texts'

const { people, upTo } = randomPeople(12)
const edition = seededEdition()

/** The published keys of a language, without some. */
function keysOf(language: Language, without: string[] = [], withoutLong: string[] = []) {
  const texts = Object.entries(edition[language]).filter(([key]) => !without.includes(key))
  const whole = texts.filter(([key, { long }]) => long.length > 0 && !withoutLong.includes(key))
  return {
    keys: new Set(texts.map(([key]) => key)),
    whole: new Set(whole.map(([key]) => key)),
  }
}

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
    const subjects = new Set(prose.map(({ key }) => subjectOf(key)))
    expect(subjects).toEqual(new Set([...subjectsOfKind[kind], 'chapter']))
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
    expect(incompleteIn(keysOf(language))).toEqual([])
  })

  test.each([
    ['detail.physical.low-root', ['long']],
    ['side.heart-learner-low1', ['relationship']],
    ['theme.rest-heart-intake', ['long', 'relationship', 'family', 'group']],
    ['chapter.weeks-short', ['short']],
    // On pages only.
    ['physical.low', []],
  ] as const)('without %s: %j', (key, kinds) => {
    expect(incompleteIn(keysOf('hun', [key]))).toEqual(kinds)
  })

  test('without a long part that it prints', () => {
    expect(incompleteIn(keysOf('hun', [], ['understanding.physical.mostly']))).toEqual([
      'relationship',
    ])
  })
})
