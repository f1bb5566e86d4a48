import type { ChakraKey, Chart } from '@krono/chart'
import { energiesOf, extremesOf } from '../figures'
import { levelRows } from '../measures'
import { type OutlineBlock, type Subject, section, text } from '../outline'

type Portrait = {
  drawing: (chart: Chart, person: number) => OutlineBlock
  /** Candidate texts for a person: from each list the first text not used for an earlier person is printed. */
  texts: (chart: Chart) => string[][]
}

const chakraText = ({ chakras }: Chart, chakra: ChakraKey) =>
  `chakra.${chakra}.${chakras[chakra].octant}`

const ofTwo: Portrait = {
  drawing: (_, person) => ({ type: 'chart', person }),
  texts: (chart) => {
    const { strongest, weakest } = extremesOf(energiesOf(chart.date))
    const most = chakraText(chart, strongest)
    return [
      [`character.${chart.character}`, most],
      [`strongest.${strongest}`, most],
      [`weakest.${weakest}`, chakraText(chart, weakest)],
    ]
  },
}

const ofFamily: Portrait = {
  drawing: (_, person) => ({ type: 'chart', person }),
  texts: (chart) => {
    const { strongest, weakest } = extremesOf(energiesOf(chart.date))
    return [
      [`familyRole.${chart.character}`, chakraText(chart, strongest)],
      [`character.${chart.character}`, chakraText(chart, weakest)],
    ]
  },
}

const ofGroup: Portrait = {
  drawing: (chart) => ({ type: 'measures', rows: levelRows(chart) }),
  texts: (chart) => {
    const { strongest, weakest } = extremesOf(energiesOf(chart.date))
    const { character } = chart
    const chakraTexts = [chakraText(chart, strongest), chakraText(chart, weakest)]
    const ends = [`strongest.${strongest}`, `weakest.${weakest}`]
    return [[`groupRole.${character}`, `character.${character}`, ...chakraTexts, ...ends]]
  },
}

/**
 * One section per person. Two similar people get different texts. If all candidates are used, for example by three
 * people born on the same day, the first ones are repeated.
 */
const chapterOf =
  ({ drawing, texts }: Portrait) =>
  ({ people }: Subject): OutlineBlock[] => {
    const used = new Set<string>()
    return people.flatMap(({ chart }, person) => {
      const lists = texts(chart)
      const fresh = lists.flatMap((list) => {
        const key = list.find((one) => !used.has(one))
        if (key) used.add(key)
        return key ?? []
      })
      const keys = fresh.length > 0 ? fresh : lists.flatMap(([first]) => first ?? [])
      return [section({ person }), drawing(chart, person), ...keys.map((key) => text(key))]
    })
  }

export const bothPeople = chapterOf(ofTwo)
export const everyRelative = chapterOf(ofFamily)
export const everyMember = chapterOf(ofGroup)
