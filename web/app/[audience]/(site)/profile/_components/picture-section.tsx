import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { savingWords } from '@/ui/form/words'
import { PictureUpload } from './picture-upload'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** The profile picture. */
export function PictureSection({ user }: SectionProps) {
  const t = translations('profile.picture')
  return (
    <SectionCard id="picture" title={t('title')} lead={t('lead')}>
      <PictureUpload
        pictureUrl={user.pictureUrl}
        initial={(user.firstName ?? user.email).slice(0, 1).toLocaleUpperCase()}
        callWords={savingWords({ submit: t('save') })}
        words={{
          ...wordsOf('profile.picture', [
            'current',
            'preview',
            'choose',
            'drop',
            'rules',
            'cancel',
            'progress',
            'saved',
          ]),
          tooLarge: errors.pictureTooLarge[language],
          wrongKind: errors.invalidPicture[language],
        }}
      />
    </SectionCard>
  )
}
