import { translations } from '@/base/words/translations'
import { ProfileFigure } from '@/features/personality/profile/profile-figure'
import { profileRows } from '@/features/personality/profile/profile-rows'
import { personalityWords } from '@/features/personality/profile/words'
import type { Answer } from '@/features/personality/question'
import { confidenceOfAll, profileOf } from '@/features/personality/scoring'
import { picturePalette } from './palette'
import type { PictureContent } from './picture-content'

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
    data: profile,
    figure: <ProfileFigure rows={rows} label="" palette={picturePalette} />,
  }
}
