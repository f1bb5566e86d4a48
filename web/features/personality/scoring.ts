import type { ChakraKey } from '@krono/chart'
import { type Answer, chakraOrder } from './question'

/*
 * Scoring 1.0.0. A change of any figure here is a new `scoringVersion` (lib/contract).
 *
 * 1. An answer v of 1–5 becomes x = 25 · (v − 1), of a reversed question x = 25 · (5 − v): 0 to 100.
 * 2. The score of a chakra with n answers is the mean of them and of 2 imagined answers of 50:
 *    m = (2 · 50 + Σx) / (2 + n). Few answers stay near the middle; each further one counts in full.
 * 3. How far answers stray: v = (4 · 25² + Σ(x − m)²) / (4 + n), as if four earlier answers had strayed by 25.
 * 4. The standard error is e = √(v / (n + 2)), the band ± 1.64 · e: about nine of ten true values lie in it.
 * 5. The band says how sure we are: up to 11 sure, up to 17 fairly sure, else unsure.
 * 6. Below 40 a score is low, above 60 high.
 */
export const prior = { mean: 50, weight: 2, deviation: 25, deviationWeight: 4 } as const
const bandWidth = 1.64
const bands = { sure: 11, fairlySure: 17 } as const
const limits = { low: 40, high: 60 } as const

type Confidence = 'sure' | 'fairlySure' | 'unsure'
type Level = 'low' | 'middle' | 'high'

/** The result for one chakra; figures are 0–100 and not rounded. */
export type ChakraScore = {
  chakra: ChakraKey
  /** Each answer as 0–100, reversed ones inverted, in the order of the answers. */
  points: readonly number[]
  score: number
  variance: number
  error: number
  /** The score is exact to plus or minus this. */
  band: number
  confidence: Confidence
  level: Level
}

export const pointsOf = ({ value, isReversed }: Pick<Answer, 'value' | 'isReversed'>) =>
  25 * (isReversed ? 5 - value : value - 1)

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)

/** The score of one chakra from its answers. */
export function scoreOf(chakra: ChakraKey, points: readonly number[]): ChakraScore {
  const { mean, weight, deviation, deviationWeight } = prior
  const score = (weight * mean + sum(points)) / (weight + points.length)
  const squaredDeviations = sum(points.map((one) => (one - score) ** 2))
  const variance =
    (deviationWeight * deviation ** 2 + squaredDeviations) / (deviationWeight + points.length)
  const error = Math.sqrt(variance / (points.length + weight))
  const band = bandWidth * error
  const confidence = confidenceOf(band)
  return { chakra, points, score, variance, error, band, confidence, level: levelOf(score) }
}

// By the rounded figures, so that "±17" always has the same word.
const shown = (value: number) => Math.round(value * 10) / 10

function confidenceOf(band: number): Confidence {
  if (shown(band) <= bands.sure) return 'sure'
  return shown(band) <= bands.fairlySure ? 'fairlySure' : 'unsure'
}

function levelOf(score: number): Level {
  if (shown(score) < limits.low) return 'low'
  return shown(score) > limits.high ? 'high' : 'middle'
}

/** The seven scores, crown first; a chakra without answers has 50, unsure. */
export function profileOf(answers: readonly Answer[]): ChakraScore[] {
  return chakraOrder.map((chakra) =>
    scoreOf(chakra, answers.filter((answer) => answer.chakra === chakra).map(pointsOf)),
  )
}

/** The confidence of the whole profile: the mean of its chakras. */
export function confidenceOfAll(profile: readonly ChakraScore[]): Confidence {
  return confidenceOf(sum(profile.map(({ band }) => band)) / profile.length)
}
