import type { Reading } from '@krono/contract'
import { linkToAnalysis } from '@/base/routing/links'
import { chapterId } from '@/features/analysis/document/scene'

/** What one does next with an analysis: begin it, go on with it, or read it again. */
export function readingStage(reading: Reading | null): 'begin' | 'goOn' | 'again' {
  if (!reading || (reading.read.length === 0 && reading.at === null)) return 'begin'
  return reading.read.length >= reading.chapters ? 'again' : 'goOn'
}

/** The page of an analysis; while one is in the middle of it, the chapter where one was. */
export function linkToReading(analysis: string, reading: Reading | null): string {
  const isStarted = readingStage(reading) === 'goOn' && reading?.at
  return isStarted
    ? `${linkToAnalysis(analysis)}#${chapterId(reading.at ?? '')}`
    : linkToAnalysis(analysis)
}
