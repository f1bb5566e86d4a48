import { describe, expect, test } from '@jest/globals'
import { peopleOfAnalysis } from '@/lib/contract/analysis-kinds'
import { type Answers, outcomes, type Question, questions, type When } from './outcomes'

const names = Object.keys(questions) as Question[]

// Evaluates the same table as the style sheet.
const holds = (answers: Answers, when: When = {}) =>
  names.every((name) => {
    const wanted: readonly string[] | undefined = when[name]
    return !wanted || wanted.includes(answers[name])
  })

const outcomesOf = (answers: Answers) => outcomes.filter(({ when }) => holds(answers, when))

function recommend(answers: Answers) {
  const [outcome] = outcomesOf(answers)
  if (!outcome) throw new Error(`no outcome for ${JSON.stringify(answers)}`)
  const { kind, why, other } = outcome
  return {
    kind,
    why: why.filter(({ when }) => holds(answers, when)).map(({ reason }) => reason),
    other: other && holds(answers, other.when) ? other.kind : undefined,
  }
}

const everyAnswer: Answers[] = questions.subject.flatMap((subject) =>
  questions.depth.flatMap((depth) =>
    questions.purpose.map((purpose) => ({ subject, depth, purpose })),
  ),
)

describe('the outcomes of the three questions', () => {
  test.each(everyAnswer)('%j gets exactly one recommendation', (answers) => {
    expect(outcomesOf(answers)).toHaveLength(1)
  })

  test.each(everyAnswer)(
    '%j gets an interpretation for that number of people, with reasons',
    (answers) => {
      const people = { one: [1, 1], two: [2, 2], family: [2, 8], group: [3, 20] } as const
      const { kind, why } = recommend(answers)
      expect(peopleOfAnalysis(kind)).toEqual(people[answers.subject])
      expect(why[0]).toBe(answers.subject)
      expect(why.length).toBeGreaterThanOrEqual(2)
    },
  )

  test.each([
    ['one short understand', 'short', ['one', 'short'], undefined],
    ['one short gift', 'short', ['one', 'short', 'gift'], undefined],
    ['one long understand', 'long', ['one', 'long'], undefined],
    ['one long year', 'long', ['one', 'long', 'year'], undefined],
    ['one short year', 'long', ['one', 'year', 'longer'], undefined],
    ['two short gift', 'relationship', ['two', 'noShorter', 'gift'], undefined],
    ['two long year', 'relationship', ['two', 'eachChakra', 'noYear'], 'long'],
    ['family long understand', 'family', ['family', 'eachPair'], undefined],
    ['group short year', 'group', ['group', 'noShorter', 'noYear'], 'long'],
  ])('%s: %s, because %j, or else %s', (combination, kind, why, other) => {
    const [subject, depth, purpose] = combination.split(' ') as [
      Answers['subject'],
      Answers['depth'],
      Answers['purpose'],
    ]
    expect(recommend({ subject, depth, purpose })).toEqual({ kind, why, other })
  })
})

test('outcomes have distinct names', () => {
  expect(new Set(outcomes.map(({ id }) => id)).size).toBe(outcomes.length)
})
