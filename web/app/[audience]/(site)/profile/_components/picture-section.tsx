import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { savingWords } from '@/ui/form/words'
import { PictureUpload } from './picture-upload'
import { SectionCard } from './section'
import type { SectionProps } from './section-props'

/** The picture beside the name. */
export function PictureSection({ user }: SectionProps) {
  const t = translations('profile.picture')
  return (
    <SectionCard id="picture" title={t('title')} lead={t('lead')}>
      <PictureUpload
        pictureUrl={user.pictureUrl}
        initial={(user.firstName ?? user.email).slice(0, 1).toLocaleUpperCase()}
        callWords={savingWords({ submit: t('save') })}
        words={{
          current: t('current'),
          preview: t('preview'),
          choose: t('choose'),
          drop: t('drop'),
          rules: t('rules'),
          cancel: t('cancel'),
          progress: t('progress'),
          saved: t('saved'),
          tooLarge: errors.pictureTooLarge[language],
          wrongKind: errors.invalidPicture[language],
        }}
      />
    </SectionCard>
  )
}
