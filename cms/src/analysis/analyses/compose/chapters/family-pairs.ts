import { pairFacts } from '../all-pairs'
import { assignTo, type Slot } from '../assign'
import { type OutlineBlock, type Subject, section } from '../outline'
import { type RelatedPair, relatedPairs, relationText, tellingSlots } from '../pair-texts'
import { isChild } from '../particular/age'

/** Texts about chakras that each pair gets, by the number of people: the texts are enough for so many without repeats. */
const textsEach = (people: number) => {
  if (people <= 4) return 3
  return people <= 6 ? 2 : 1
}

/** Every pair of a family: what they are to each other, and what happens where they are closest and furthest. */
export function familyPairs(subject: Subject): OutlineBlock[] {
  const pairs = relatedPairs(subject)
  const count = textsEach(subject.people.length)
  const texts = assignTo(pairs, (pair) => slotsOf(subject, pair, count))
  return pairs.flatMap((pair) => [
    section({ pair: pair.people }),
    pairFacts(pair),
    ...(texts.get(pair) ?? []),
  ])
}

/** There are fewer texts about children. */
const hasChild = ({ members }: RelatedPair) => members.some(({ age }) => isChild(age))

/**
 * What they are to each other, or what happens in one more chakra if that is open or its text is used; and further texts
 * about chakras. Partners get all of them in any family.
 */
function slotsOf(subject: Subject, pair: RelatedPair, count: number): Slot[] {
  const [near, far, middle] = tellingSlots(subject, pair)
  const most = pair.relation === 'partners' ? 3 : Math.min(count, hasChild(pair) ? 2 : 3)
  const relation = relationText(pair)
  return [[...(relation ? [relation] : []), ...middle], ...[near, far, middle].slice(0, most)]
}
