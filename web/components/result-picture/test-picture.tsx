import { ProfileFigure } from '@/components/personality/profile-figure'
import { profileRows } from '@/components/personality/profile-rows'
import { personalityWords } from '@/components/personality/words'
import { translations } from '@/i18n/translations'
import type { Answer } from '@/lib/personality/question'
import { confidenceOfAll, profileOf } from '@/lib/personality/scoring'
import type { PictureContent } from './draw-result-picture'
import { picturePalette } from './palette'

/** The profile of a personality test as a picture. */
export function testPicture(answers: readonly Answer[], name: string): PictureContent {
  const t = translations()
  const words = personalityWords()
  const profile = profileOf(answers)
  const rows = profileRows(profile, words)
  return {
    words: {
      title: name ? t('shared.testTitle', { name }) : t('personality.title'),
      line: words.result.whole[confidenceOfAll(profile)],
      note: '',
    },
    figure: <ProfileFigure rows={rows} label="" palette={picturePalette} />,
  }
}
