import type { ChakraKey, Chart } from '@krono/chart'
import { energiesOf, extremesOf } from '../figures'
import { levelRows } from '../measures'
import { type OutlineBlock, type Subject, section, text } from '../outline'

type Portrait = {
  drawing: (chart: Chart, person: number) => OutlineBlock
  /** What is said of somebody: of each list the first text that nobody before them has had. */
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
 * Everybody in a part of their own. Two who are alike do not read the same words; only who is like several others, as
 * one of three born on a day, has some of theirs again.
 */
const chapterOf =
  ({ drawing, texts }: Portrait) =>
  ({ people }: Subject): OutlineBlock[] => {
    const told = new Set<string>()
    return people.flatMap(({ chart }, person) => {
      const lists = texts(chart)
      const fresh = lists.flatMap((list) => {
        const key = list.find((one) => !told.has(one))
        if (key) told.add(key)
        return key ?? []
      })
      const keys = fresh.length > 0 ? fresh : lists.flatMap(([first]) => first ?? [])
      return [section({ person }), drawing(chart, person), ...keys.map((key) => text(key))]
    })
  }

export const bothPeople = chapterOf(ofTwo)
export const everyRelative = chapterOf(ofFamily)
export const everyMember = chapterOf(ofGroup)
