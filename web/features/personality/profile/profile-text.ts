import { fill } from '@/base/text/fill'
import type { Answer } from '../question'
import { profileOf } from '../scoring'
import { dateOfInstant, inFigures } from './local'
import type { PersonalityWords } from './words'

/** A whole result as plain text, for the clipboard; `takenAt` is ISO 8601. */
export function profileText(
  answers: readonly Answer[],
  takenAt: string,
  words: PersonalityWords,
): string {
  const { text, result, chakrasLong, meaning, local } = words
  const rows = profileOf(answers).map(({ chakra, score, band, level, confidence }) => {
    const row = fill(text.row, {
      chakra: chakrasLong[chakra],
      score: inFigures(score, local),
      band: inFigures(band, local),
      level: result.level[level],
      confidence: result.confidence[confidence],
    })
    return `${row}\n${meaning[chakra][level]}`
  })
  return [fill(text.title, { date: dateOfInstant(takenAt, local) }), ...rows, result.notice].join(
    '\n\n',
  )
}
