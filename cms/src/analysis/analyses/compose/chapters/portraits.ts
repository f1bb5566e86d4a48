import { type ChakraKey, type Chart, dayNumberOf } from '@krono/chart'
import { assignTo, type Slot } from '../assign'
import { energiesOf, extremesOf } from '../figures'
import { inOrder } from '../in-order'
import { filled, type Outline, type Prose, type Subject, text } from '../outline'
import { type Age, ageOn, youngAges } from '../particular/age'
import { agreementsIn, childFindings, contradictionsIn, named } from '../particular/find-particular'
import { turned } from '../turned'
import { themes, themeText } from './facets'

type Person = Pick<Outline['people'][number], 'date'>

/** Texts about one person, one from each slot. */
export type Portrait = (person: Outline['people'][number], place: number, age: Age) => Slot[]

/** The texts of each person by place. They do not depend on the order in which the people were typed. */
export function portraitTexts(
  { people, madeOn }: Subject,
  portrait: Portrait,
): ReadonlyMap<number, readonly Prose[]> {
  return assignTo(inOrder(people), (place) => {
    const person = people[place]
    return person ? portrait(person, place, ageOn(person.date, madeOn)) : []
  })
}

/** The two ends of a chart in numbers, with the name. */
function inNumbers({ date }: Person, place: number): Slot {
  const energies = energiesOf(date)
  const { strongest, weakest } = extremesOf(energies)
  const fillings = {
    numbers: { high: Math.round(energies[strongest]), low: Math.round(energies[weakest]) },
    names: { name: place },
  }
  return turned([1, 2], dayNumberOf(date)).map((variant) =>
    filled(`inNumbers.${strongest}-${weakest}-${variant}`, fillings),
  )
}

const themeSlot = (chart: Chart): Slot =>
  turned(themes, dayNumberOf(chart.date)).map((theme) => themeText(chart, theme))

const chakraText = ({ chakras }: Chart, chakra: ChakraKey) =>
  text(`chakra.${chakra}.${chakras[chakra].octant}`)

/** What is strong in a child shows differently at each age. */
function agreementSubject(age: Age) {
  if (age === 'baby') return 'agreementBaby'
  return age === 'small' ? 'agreementChild' : 'agreementSchool'
}

/** A person under 18, written to the grown-ups. */
function ofChild(chart: Chart, place: number, age: Age): Slot[] {
  const about = (prose: Prose) => named(prose, place)
  const findings = childFindings(chart.date, age).map((prose) => [about(prose)])
  if (age === 'teen')
    return [
      ...findings,
      [text(`character.${chart.character}`, 'whole'), ...furtherOf(chart, place)],
      agreementsIn(chart, place),
      contradictionsIn(chart, { parts: 'whole', person: place }),
    ]
  const agreements = agreementsIn(chart, place, agreementSubject(age))
  const contradictions = contradictionsIn(chart, {
    parts: 'whole',
    person: place,
    subject: 'contradictionChild',
  })
  return [
    ...findings,
    // The strongest pairs only: of two quiet chakras nothing is a strength.
    agreements.slice(0, telling),
    contradictions.slice(0, telling),
    agreements.slice(0, telling),
    contradictions.slice(0, telling),
    agreements.slice(0, telling),
  ]
}

/** At most this many of the 21 or 42 candidates are telling. */
const telling = 6

/** For a person beside another one with the same character. */
const furtherOf = (chart: Chart, place: number): Slot =>
  agreementsIn(chart, place).slice(telling, 2 * telling)

/** One of two people. */
export const ofTwo: Portrait = (person, place) => {
  const { chart, date } = person
  const { strongest, weakest } = extremesOf(energiesOf(date))
  return [
    inNumbers(person, place),
    [text(`character.${chart.character}`, 'whole'), themeText(chart, 'closeness')],
    [text(`strongest.${strongest}`), chakraText(chart, strongest)],
    [text(`weakest.${weakest}`), chakraText(chart, weakest)],
    agreementsIn(chart, place).slice(0, telling),
    contradictionsIn(chart, { parts: 'whole', person: place }).slice(0, telling),
  ]
}

/** A member of a family. */
export const ofFamily: Portrait = (person, place, age) => {
  const { chart, date } = person
  if (youngAges.includes(age)) return ofChild(chart, place, age)
  const { strongest, weakest } = extremesOf(energiesOf(date))
  const themes = themeSlot(chart)
  return [
    inNumbers(person, place),
    [
      text(`familyRole.${chart.character}`),
      chakraText(chart, strongest),
      ...furtherOf(chart, place),
    ],
    [
      text(`character.${chart.character}`, 'whole'),
      chakraText(chart, weakest),
      ...furtherOf(chart, place),
    ],
    agreementsIn(chart, place).slice(0, telling),
    contradictionsIn(chart, { parts: 'whole', person: place }).slice(0, telling),
    themes,
    themes,
  ]
}

export const ofGroup: Portrait = (person, place) => {
  const { chart } = person
  const own = themeSlot(chart)
  return [
    inNumbers(person, place),
    [text(`groupRole.${chart.character}`), ...own],
    agreementsIn(chart, place).slice(0, telling),
    contradictionsIn(chart, { parts: 'whole', person: place }).slice(0, telling),
    own,
  ]
}
