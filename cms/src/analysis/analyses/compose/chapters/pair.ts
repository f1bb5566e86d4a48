import { chakras, relationshipOf } from '@krono/chart'
import { harmonyBeside, pairFacts, understandingIn, understandingLevels } from '../all-pairs'
import { energiesOf, extremesOf } from '../figures'
import { filled, type OutlineBlock, type Subject, section, text } from '../outline'
import { relatedPair, relationText } from '../pair-texts'
import { onlyPair } from '../people-of'
import { ofTwo, portraitTexts } from './portraits'

/** The bond of two people: what they are to each other, its type, harmony, understanding, mirror and shadow. */
export function pair(subject: Subject): OutlineBlock[] {
  const bond = onlyPair(subject)
  const { type, understanding, chakras: relations } = bond.relationship
  const reflections = new Set(chakras.flatMap(({ chakra }) => relations[chakra].reflection ?? []))
  const [a, b] = bond.people
  const means = understandingLevels.map((level) => understandingIn(bond, level))
  const relation = relationText(relatedPair(subject, bond.people))
  return [
    pairFacts(bond),
    ...(relation ? [relation] : []),
    filled(`bond.${type}`, { names: { a, b } }),
    text(`balance.harmony-${harmonyBeside(means, bond.harmony)}`),
    ...understandingLevels.map((level) =>
      text(`understanding.${level}.${understanding[level].label}`, 'whole'),
    ),
    ...[...reflections].map((reflection) => text(`reflection.${reflection}`)),
  ]
}

/** Half of the energies are at least this. */
const half = 50

/** The bond from one side: this person, what this one can give, and what the other one is in each chakra. */
const sideOf =
  (own: 0 | 1) =>
  (subject: Subject): OutlineBlock[] => {
    const { people } = subject
    const other = own === 0 ? 1 : 0
    const [me, them] = [people[own], people[other]]
    if (!me || !them) throw new RangeError('A relationship is between two people')
    const relations = relationshipOf(me.date, them.date).chakras
    const [mine, theirs] = [energiesOf(me.date), energiesOf(them.date)]
    const [{ strongest }, { weakest: lacking }] = [extremesOf(mine), extremesOf(theirs)]
    const about = (ownFigure: number, theirFigure: number) => ({
      numbers: { own: Math.round(ownFigure), theirs: Math.round(theirFigure) },
      names: { other },
    })
    return [
      section({ person: own }),
      { type: 'chart', person: own },
      ...(portraitTexts(subject, ofTwo).get(own) ?? []),
      filled(`give.${strongest}-${lacking}`, about(mine[strongest], theirs[lacking])),
      ...chakras.flatMap(({ chakra }) => {
        const { kind } = relations[chakra]
        // Texts about opposites say that one has more of it than the other.
        const least = kind === 'converse' ? theirs[chakra] : half
        const end = mine[chakra] >= least ? 'high' : 'low'
        const key = `side.${chakra}-${kind}-${end}${own + 1}`
        return [section({ chakra }), filled(key, about(mine[chakra], theirs[chakra]))]
      }),
    ]
  }

export const firstSide = sideOf(0)
export const secondSide = sideOf(1)
