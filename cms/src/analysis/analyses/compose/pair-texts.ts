import { type ChakraKey, dayNumberOf } from '@krono/chart'
import { type Pair, pairOf } from './all-pairs'
import type { Slot } from './assign'
import { allChakras, energiesOf } from './figures'
import { inOrder } from './in-order'
import { filled, type Prose, type Subject } from './outline'
import { ageOn, grownAges, isChild } from './particular/age'
import { type Member, type Relation, relationOf } from './particular/relation'
import { turned } from './turned'

/** A pair in the order in which its texts name its people. */
export type RelatedPair = Pair & { relation: Relation; members: readonly [Member, Member] }

function memberOf({ people, madeOn }: Subject, place: number): Member {
  const person = people[place]
  if (!person) throw new RangeError(`No person ${place}`)
  return { role: person.role, age: ageOn(person.date, madeOn) }
}

/** What two people are to each other. The texts name a parent before a child, else in the given order. */
export function relatedPair(subject: Subject, [first, second]: Pair['people']): RelatedPair {
  const relation = relationOf(memberOf(subject, first), memberOf(subject, second))
  const people: Pair['people'] = relation.isTurned ? [second, first] : [first, second]
  return {
    ...pairOf(subject, people),
    relation: relation.is,
    members: [memberOf(subject, people[0]), memberOf(subject, people[1])],
  }
}

/** Every pair, once, in an order that does not depend on how people were typed. */
export function relatedPairs(subject: Subject): RelatedPair[] {
  const order = inOrder(subject.people)
  return order.flatMap((first, place) =>
    order.slice(place + 1).map((second) => relatedPair(subject, [first, second])),
  )
}

const namesOf = ({ people: [a, b] }: Pair) => ({ a, b })

/** The text about what two people are to each other; none if that is open. */
export function relationText(pair: RelatedPair): Prose | undefined {
  const { relation, relationship, harmony } = pair
  if (relation === 'open') return undefined
  return filled(`pairRole.${relation}-${relationship.type}`, {
    numbers: { harmony: Math.round(harmony) },
    names: namesOf(pair),
  })
}

/** Chakras from the most alike to the least. */
const bySimilarity = ({ similarities }: Pair): ChakraKey[] =>
  allChakras.toSorted((a, b) => similarities[b] - similarities[a])

/** Two people who move together are not both quiet in a chakra whose text praises it. */
const leastTogether = 40

/**
 * Whether a text is true for the energies. Texts about a teacher say that the one who is ahead has more of it, and those
 * about two who move together that both have it; the engine counts the phase alone (engine §5).
 */
function suits({ people }: Subject, { people: [a, b], relationship }: Pair, chakra: ChakraKey) {
  const energyOf = (place: number) => energiesOf(people[place]?.date ?? '')[chakra]
  const [first, second] = [energyOf(a), energyOf(b)]
  const { kind } = relationship.chakras[chakra]
  if (kind === 'teacher') return first >= second
  if (kind === 'learner') return second >= first
  return kind === 'converse' || Math.min(first, second) >= leastTogether
}

type Telling<One> = [near: One, far: One, middle: One]

/** Chakras with texts that are true for two people: where they are closest, furthest, and in between. */
export function tellingChakras(subject: Subject, pair: RelatedPair): Telling<ChakraKey[]> {
  const all = bySimilarity(pair)
  const fitting = all.filter((chakra) => suits(subject, pair, chakra))
  const order = fitting.length > 0 ? fitting : all
  const third = Math.floor(order.length / 3)
  return [
    order.slice(0, order.length - 2 * third),
    order.slice(order.length - third).reverse(),
    order.slice(order.length - 2 * third, order.length - third),
  ]
}

/** Texts about what happens between two people in these chakras; in the others where all of those are used. */
export function tellingSlot(
  subject: Subject,
  pair: RelatedPair,
  first: readonly ChakraKey[],
): Slot {
  const [near, far, middle] = tellingChakras(subject, pair)
  return [...new Set([...first, ...near, ...middle, ...far.toReversed()])].flatMap((chakra) =>
    tellingTexts(subject, pair, chakra),
  )
}

export function tellingSlots(subject: Subject, pair: RelatedPair): Telling<Slot> {
  const [near, far, middle] = tellingChakras(subject, pair)
  const slotOf = (own: readonly ChakraKey[]) => tellingSlot(subject, pair, own)
  return [slotOf(near), slotOf(far), slotOf(middle)]
}

function tellingTexts({ people }: Subject, pair: RelatedPair, chakra: ChakraKey): Prose[] {
  const [first, second] = pair.people.map((place) => people[place]?.date ?? '') as [string, string]
  const key = `${pair.relationship.chakras[chakra].kind}-${chakra}`
  const fillings = {
    numbers: {
      first: Math.round(energiesOf(first)[chakra]),
      second: Math.round(energiesOf(second)[chakra]),
    },
    names: namesOf(pair),
  }
  const children = pair.members.filter(({ age }) => isChild(age)).length
  if (children > 0) {
    const hasGrownUp = pair.members.some(({ age }) => grownAges.includes(age))
    return [filled(`${hasGrownUp ? 'childPair' : 'childrenPair'}.${key}`, fillings)]
  }
  return turned(variants, dayNumberOf(first) + dayNumberOf(second)).map((variant) =>
    filled(`pairTelling.${key}-${variant}`, fillings),
  )
}

const variants = [1, 2, 3, 4]

/** Chakras from those in which two people are most alike or most different. */
export const lineChakras = ({ similarities }: Pair): ChakraKey[] =>
  allChakras.toSorted((a, b) => Math.abs(similarities[b] - 50) - Math.abs(similarities[a] - 50))

/** A sentence about one of the chakras, in this order. */
export function lineSlot(pair: RelatedPair, order: readonly ChakraKey[]): Slot {
  const { similarities, relationship } = pair
  return order.flatMap((chakra) =>
    turned([1, 2], Math.round(similarities[chakra])).map(
      (variant): Prose => ({
        type: 'bridge',
        key: `pairLine.${relationship.chakras[chakra].kind}-${chakra}-${variant}`,
        parts: 'short',
        fillings: {
          numbers: { value: Math.round(similarities[chakra]) },
          names: namesOf(pair),
        },
      }),
    ),
  )
}
