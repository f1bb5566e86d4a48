import { chakraOrder, type Question } from './question'

const rounds = 4

/**
 * The first 28 questions of a test: four of each chakra, two of each direction, so that a tendency to agree does not
 * raise the score. Always the same ones in the same order, and no two of one chakra in a row. Fewer if editors
 * published fewer.
 */
export function firstQuestions(questions: readonly Question[]): Question[] {
  const left = new Map(
    chakraOrder.map((chakra) => [chakra, questions.filter((one) => one.chakra === chakra)]),
  )
  return Array.from({ length: rounds }, (_, round) =>
    chakraOrder.flatMap((_chakra, place) => {
      // Every third chakra, starting elsewhere in each round: neighbouring chakras are not consecutive.
      const turn = (3 * place + 2 * round) % chakraOrder.length
      const own = left.get(chakraOrder[turn] ?? 'crown') ?? []
      const isReversed = (turn + round) % 2 === 1
      const found = own.find((one) => one.isReversed === isReversed) ?? own[0]
      if (!found) return []
      own.splice(own.indexOf(found), 1)
      return [found]
    }),
  ).flat()
}
