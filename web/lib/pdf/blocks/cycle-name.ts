import { cycleRow } from '@/components/analysis-document/cycle-row'
import type { DocumentWords } from '@/lib/analysis/document-words'
import { titled } from '../titled'

/** The cycle of a chakra, as a label begins. */
export const cycleNameOf = (words: DocumentWords, chakra: string) =>
  titled(words, words.t(`cycle.${cycleRow(chakra).cycle}`))
