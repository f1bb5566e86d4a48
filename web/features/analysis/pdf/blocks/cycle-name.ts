import { cycleRow } from '../../document/cycle-row'
import type { DocumentWords } from '../../document/document-words'
import { titled } from '../titled'

/** The cycle of a chakra, as a label begins. */
export const cycleNameOf = (words: DocumentWords, chakra: string) =>
  titled(words, words.t(`cycle.${cycleRow(chakra).cycle}`))
