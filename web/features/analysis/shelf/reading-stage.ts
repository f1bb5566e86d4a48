import type { Reading } from '@krono/contract'
import { linkToAnalysis } from '@/base/routing/links'
import { chapterId } from '@/features/analysis/document/scene'

/** The next step with an analysis: begin, continue, or read again. */
export function readingStage(reading: Reading | null): 'begin' | 'goOn' | 'again' {
  if (!reading || (reading.read.length === 0 && reading.at === null)) return 'begin'
  return reading.read.length >= reading.chapters ? 'again' : 'goOn'
}

/** Link to an analysis; to the current chapter while it is partly read. */
export function linkToReading(analysis: string, reading: Reading | null): string {
  const isStarted = readingStage(reading) === 'goOn' && reading?.at
  return isStarted
    ? `${linkToAnalysis(analysis)}#${chapterId(reading.at ?? '')}`
    : linkToAnalysis(analysis)
}
