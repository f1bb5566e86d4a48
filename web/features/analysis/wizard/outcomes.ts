import type { AnalysisKind } from '@/lib/contract/analysis-kinds'

/** The questions of the wizard, with their answers. */
export const questions = {
  subject: ['one', 'two', 'family', 'group'],
  depth: ['short', 'long'],
  purpose: ['understand', 'year', 'gift'],
} as const

export type Question = keyof typeof questions
export type Answer<Name extends Question> = (typeof questions)[Name][number]
export type Answers = { [Name in Question]: Answer<Name> }

/** The answers for which a row applies; a question that is left out allows any answer. */
export type When = { [Name in Question]?: readonly Answer<Name>[] }

/** Sentences that give a reason; their messages are in `interpretations.wizard.why`. */
export type Reason =
  | 'one'
  | 'two'
  | 'family'
  | 'group'
  | 'short'
  | 'long'
  | 'longer'
  | 'eachChakra'
  | 'eachPair'
  | 'noShorter'
  | 'year'
  | 'noYear'
  | 'gift'

export type Outcome = {
  /** One kind may be recommended for different reasons. */
  id: string
  kind: AnalysisKind
  when: When
  /** In the order of the questions. */
  why: readonly { reason: Reason; when?: When }[]
  /** Another kind that may suit better. */
  other?: { kind: AnalysisKind; when?: When }
}

const forYear = { purpose: ['year'] } as const
const forGift = { purpose: ['gift'] } as const
const inShort = { depth: ['short'] } as const
const atLength = { depth: ['long'] } as const

/** The recommendation for each combination of answers: exactly one row applies. */
export const outcomes: readonly Outcome[] = [
  {
    id: 'short',
    kind: 'short',
    when: { subject: ['one'], depth: ['short'], purpose: ['understand', 'gift'] },
    why: [{ reason: 'one' }, { reason: 'short' }, { reason: 'gift', when: forGift }],
  },
  {
    id: 'long',
    kind: 'long',
    when: { subject: ['one'], depth: ['long'] },
    why: [
      { reason: 'one' },
      { reason: 'long' },
      { reason: 'year', when: forYear },
      { reason: 'gift', when: forGift },
    ],
  },
  {
    id: 'long-for-year',
    kind: 'long',
    when: { subject: ['one'], depth: ['short'], purpose: ['year'] },
    why: [{ reason: 'one' }, { reason: 'year' }, { reason: 'longer' }],
  },
  {
    id: 'relationship',
    kind: 'relationship',
    when: { subject: ['two'] },
    why: [
      { reason: 'two' },
      { reason: 'noShorter', when: inShort },
      { reason: 'eachChakra', when: atLength },
      { reason: 'noYear', when: forYear },
      { reason: 'gift', when: forGift },
    ],
    other: { kind: 'long', when: forYear },
  },
  ...(['family', 'group'] as const).map(
    (kind): Outcome => ({
      id: kind,
      kind,
      when: { subject: [kind] },
      why: [
        { reason: kind },
        { reason: 'noShorter', when: inShort },
        { reason: 'eachPair', when: atLength },
        { reason: 'noYear', when: forYear },
        { reason: 'gift', when: forGift },
      ],
      other: { kind: 'long', when: forYear },
    }),
  ),
]
