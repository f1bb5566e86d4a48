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
    const charts = people.map(({ date }) => energiesOf(date))
    const means = figuresOf(({ chakra }) => meanOf(charts.map((chart) => chart[chakra])))
    const least = figuresOf(({ chakra }) => Math.min(...charts.map((chart) => chart[chakra])))
    const common = people.length === 2 ? least : means
    return [
      ...distinctStrengths(agreementsOf(common, `${subject}Agreement`, means)),
      ...contradictionsOf(means, `${subject}Contradiction`, 'whole').slice(0, 1),
    ]
  }

export const particularOfFamily = ofSeveral('all')
export const particularOfGrownUps = ofSeveral('grown')

/** The two strongest chakras, the next two, and one of each: three pairs of the same three chakras would be one strength. */
function distinctStrengths(agreements: readonly Prose[]): Prose[] {
  const [first, second] = agreements
  if (!first || !second) return []
  const own = namesOf(first.key)
  const apart = agreements.find(({ key }) => !namesOf(key).some((chakra) => own.includes(chakra)))
  return [first, ...(apart ? [apart] : []), second]
}
