// The rules of engine §5 for one chakra, in whole days: distance is m, the absolute offset.

export type Kind = 'synchronic' | 'converse' | 'learner' | 'teacher'
export type Similarity = 'verySimilar' | 'quiteSimilar' | 'quiteDifferent' | 'veryDifferent'
export type Reflection = 'mirror' | 'shadow'

/** @param offset in days; positive when the other person is ahead */
export function kindOf(offset: number, period: number): Kind {
  const distance = Math.abs(offset)
  if (8 * distance < period) return 'synchronic'
  if (8 * distance > 3 * period) return 'converse'
  return offset > 0 ? 'learner' : 'teacher'
}

export function labelOf(distance: number, period: number): Similarity {
  if (6 * distance <= period) return 'verySimilar'
  if (4 * distance <= period) return 'quiteSimilar'
  return 3 * distance <= period ? 'quiteDifferent' : 'veryDifferent'
}

export function reflectionOf(distance: number, period: number): Reflection | null {
  if (16 * distance <= period) return 'mirror'
  return 8 * (period - 2 * distance) <= period ? 'shadow' : null
}
