import { energiesOf, figuresOf, meanOf } from '../figures'
import type { OutlineBlock, Prose, Subject } from '../outline'
import {
  agreementsIn,
  agreementsOf,
  balanceIn,
  contradictionsIn,
  contradictionsOf,
  named,
  namesOf,
  rarestIn,
  suitsSpeech,
} from '../particular/find-particular'
import { onlyPerson } from '../people-of'

/** One page about a person: three strengths, the tension between them, and one thing to try this month. */
export function particular(subject: Subject): OutlineBlock[] {
  const { chart } = onlyPerson(subject)
  return [
    ...agreementsIn(chart).slice(0, 1),
    named(rarestIn(chart), 0),
    named(balanceIn(chart), 0),
    // Its long part is what to try.
    ...contradictionsIn(chart, { parts: 'whole' }).slice(0, 1),
  ]
}

/**
 * The same about several people, from their mean energies. What two have in common is strong in both of them: a mean can
 * hide that it is one person's alone.
 */
const ofSeveral =
  (subject: 'all' | 'grown') =>
  ({ people }: Subject): OutlineBlock[] => {
    const energies = people.map(({ date }) => energiesOf(date))
    const means = figuresOf(({ chakra }) => meanOf(energies.map((one) => one[chakra])))
    const least = figuresOf(({ chakra }) => Math.min(...energies.map((one) => one[chakra])))
    const common = people.length === 2 ? least : means
    const charts = people.map(({ chart }) => chart)
    const suits = (prose: Prose) => suitsSpeech(charts, prose)
    return [
      ...distinctStrengths(agreementsOf(common, `${subject}Agreement`, means).filter(suits)),
      ...contradictionsOf(means, `${subject}Contradiction`, 'whole').filter(suits).slice(0, 1),
    ]
  }

export const particularOfFamily = ofSeveral('all')
export const particularOfGrownUps = ofSeveral('grown')

/** Two chakras with less have nothing in plenty. */
const leastStrength = 40

const isStrength = ({ fillings }: Prose) =>
  Object.values(fillings?.numbers ?? {}).every((value) => value >= leastStrength)

/**
 * The two strongest chakras, the next two, and one of each: three pairs of the same three chakras would be one strength.
 * If the next two are weak, the next pair that is strong.
 */
function distinctStrengths(agreements: readonly Prose[]): Prose[] {
  const [first, second, ...others] = agreements
  if (!first || !second) return []
  const own = namesOf(first.key)
  const apart = agreements.find(({ key }) => !namesOf(key).some((chakra) => own.includes(chakra)))
  const middle = apart && isStrength(apart) ? apart : (others.find(isStrength) ?? apart)
  return [first, ...(middle ? [middle] : []), second]
}
