import { chakras, levelOf, meanLimits, type Reflection } from '@krono/chart'
import { pairFacts, understandingLevels } from '../all-pairs'
import { type OutlineBlock, type Subject, section, text } from '../outline'
import { onlyPair } from '../people-of'

/** The bond of two people: its type, harmony, and mutual understanding. */
export function pair(subject: Subject): OutlineBlock[] {
  const bond = onlyPair(subject)
  const { type, understanding } = bond.relationship
  return [
    { type: 'pairChart', people: bond.people },
    pairFacts(bond),
    text(`type.${type}`, subject.parts),
    text(`balance.harmony-${levelOf(bond.harmony, meanLimits)}`),
    ...understandingLevels.map((level) =>
      text(`understanding.${level}.${understanding[level].label}`, subject.parts),
    ),
  ]
}

/** The bond in each chakra. The meaning of a mirror or a shadow is printed once. */
export function bridges(subject: Subject): OutlineBlock[] {
  const { relationship } = onlyPair(subject)
  const used = new Set<Reflection>()
  return chakras.flatMap(({ chakra }) => {
    const { kind, reflection } = relationship.chakras[chakra]
    const isNew = reflection !== null && !used.has(reflection)
    if (isNew) used.add(reflection)
    return [
      section({ chakra }),
      text(`kind.${kind}.${chakra}`, subject.parts),
      ...(isNew ? [text(`reflection.${reflection}`, subject.parts)] : []),
    ]
  })
}
