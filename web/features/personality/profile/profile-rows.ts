import type { ChakraScore } from '../scoring'
import type { ProfileRow } from './profile-figure'
import type { PersonalityWords } from './words'

/** The rows of the drawing, with texts. */
export const profileRows = (
  profile: readonly ChakraScore[],
  { chakras, result }: Pick<PersonalityWords, 'chakras' | 'result'>,
): ProfileRow[] =>
  profile.map(({ chakra, score, band, level, confidence }) => ({
    key: chakra,
    name: chakras[chakra],
    score,
    band,
    level: result.level[level],
    confidence: result.confidence[confidence],
    isUnsure: confidence === 'unsure',
  }))
