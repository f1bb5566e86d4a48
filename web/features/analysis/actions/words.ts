import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { formWords } from '@/ui/form/words'

/** Messages of a download button; a signed-out user returns to `address` after the login. */
export function downloadWords(address: string) {
  const t = translations('analysisPage.download')
  return {
    words: { started: t('started'), again: t('again') },
    callWords: formWords({
      submit: t('submit'),
      sending: t('making'),
      login: {
        text: translations('form')('login'),
        href: linkTo('login', { redirectUrl: address }),
      },
    }),
  }
}
