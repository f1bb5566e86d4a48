import { dayNumberOf } from '@krono/chart'
import { assignTo } from '../assign'
import { energiesOf, extremesOf } from '../figures'
import { inOrder } from '../in-order'
import { levelRows } from '../measures'
import { filled, type Outline, type OutlineBlock, type Subject, section } from '../outline'
import { ageOn, isChild } from '../particular/age'
import { turned } from '../turned'
import { ofFamily, ofGroup, type Portrait, portraitTexts } from './portraits'

type Person = Outline['people'][number]
type Drawing = (person: Person, place: number) => OutlineBlock

/** One section per person, with as many texts for the last as for the first. Similar people get different texts. */
const chapterOf =
  (portrait: Portrait, drawing: Drawing) =>
  (subject: Subject): OutlineBlock[] => {
    const texts = portraitTexts(subject, portrait)
    return subject.people.flatMap((person, place) => [
      section({ person: place }),
      drawing(person, place),
      ...(texts.get(place) ?? []),
    ])
  }

const chart: Drawing = (_, person) => ({ type: 'chart', person })
const levels: Drawing = (person) => ({ type: 'measures', rows: levelRows(person.chart) })

export const everyRelative = chapterOf(ofFamily, chart)
export const everyMember = chapterOf(ofGroup, levels)

const tableVariants = [1, 2, 3]

/** What each member of a family needs from the others. */
export function atTable({ people, madeOn }: Subject): OutlineBlock[] {
  const texts = assignTo(inOrder(people), (name) => {
    const { date = '' } = people[name] ?? {}
    const energies = energiesOf(date)
    const { weakest } = extremesOf(energies)
    const size = isChild(ageOn(date, madeOn)) ? 'child' : 'grown'
    const fillings = { numbers: { low: Math.round(energies[weakest]) }, names: { name } }
    const slot = turned(tableVariants, dayNumberOf(date)).map((variant) =>
      filled(`atTable.${weakest}-${size}${variant}`, fillings),
    )
    return [slot]
  })
  return people.flatMap((_, place) => texts.get(place) ?? [])
}
