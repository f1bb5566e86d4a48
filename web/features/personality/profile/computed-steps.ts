import { fill } from '@/base/text/fill'
import { type ChakraScore, prior } from '../scoring'
import { inFigures } from './local'
import type { PersonalityWords } from './words'

/** Computation of one score with this person's numbers, one step per line (features/personality/scoring). */
export function computedSteps(
  { points, score, variance, error, band, level, confidence }: ChakraScore,
  { computed, result, local }: PersonalityWords,
): string[] {
  if (points.length === 0) return [result.none]
  const figure = (value: number) => inFigures(value, local)
  const sum = points.reduce((all, one) => all + one, 0)
  const squaredDeviations =
    variance * (prior.deviationWeight + points.length) -
    prior.deviationWeight * prior.deviation ** 2
  const values = {
    points: points.join(', '),
    sum,
    count: points.length,
    score: figure(score),
    strayed: figure(squaredDeviations),
    variance: figure(variance),
    error: figure(error),
    band: figure(band),
    level: result.level[level],
    confidence: result.confidence[confidence],
  }
  return [computed.points, computed.mean, computed.spread, computed.band, computed.level].map(
    (step) => fill(step, values),
  )
}
