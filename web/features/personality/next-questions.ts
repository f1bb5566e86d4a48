import { type Answer, chakraOrder, type Question } from './question'
import { prior, profileOf } from './scoring'

/**
 * The next best questions, `count` or as many as are left: each of the chakra with the largest expected standard error
 * of its score, in the direction with fewer answers.
 */
export function nextQuestions(
  answered: readonly Answer[],
  questions: readonly Question[],
  count: number,
): Question[] {
  const known = new Set(answered.map(({ key }) => key))
  const profile = profileOf(answered)
  const picked: Question[] = []
  const left = () => questions.filter((one) => !known.has(one.key) && !picked.includes(one))
  const errorOf = (chakra: Question['chakra']) => {
    const { variance = 0, points = [] } = profile[chakraOrder.indexOf(chakra)] ?? {}
    const more = picked.filter((one) => one.chakra === chakra).length
    return Math.sqrt(variance / (points.length + more + prior.weight))
  }
  while (picked.length < count && left().length > 0) {
    const open = chakraOrder.filter((chakra) => left().some((one) => one.chakra === chakra))
    const [chakra = 'crown'] = open.toSorted((a, b) => errorOf(b) - errorOf(a))
    const own = left().filter((one) => one.chakra === chakra)
    const asked = [...answered, ...picked].filter((one) => one.chakra === chakra)
    const reversed = asked.filter(({ isReversed }) => isReversed).length
    const wantsReversed = reversed * 2 < asked.length
    const next = own.find(({ isReversed }) => isReversed === wantsReversed) ?? own[0]
    if (!next) break
    picked.push(next)
  }
  return picked
}
