import { cycleRow } from '../../document/cycle-row'
import type { DocumentWords } from '../../document/document-words'
import { titled } from '../titled'

/** Name of a chakra's cycle, capitalized as a label. */
export const cycleNameOf = (words: DocumentWords, chakra: string) =>
  titled(words, words.t(`cycle.${cycleRow(chakra).cycle}`))
