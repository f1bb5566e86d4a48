import { translations, wordsOf } from '@/base/words/translations'
import { formWords } from '@/ui/form/words'
import { linkToCopyWords } from '@/ui/link-to-copy/words'

/** Texts of the share dialog. */
export function shareWords() {
  const t = translations('share')
  const along = translations('takeAlong')
  const { unavailable, failed } = formWords({ submit: '' })
  return {
    ...wordsOf('share', [
      'open',
      'title',
      'preview',
      'drawing',
      'again',
      'shape',
      'share',
      'save',
      'refused',
      'linkPlain',
      'linkDated',
      'close',
    ]),
    shapes: { story: t('story'), square: t('square'), landscape: t('landscape') },
    withDate: along('withDate'),
    plain: along('plain'),
    address: along('address'),
    link: linkToCopyWords(),
    failure: { unavailable, failed },
  }
}

export type ShareWords = ReturnType<typeof shareWords>
