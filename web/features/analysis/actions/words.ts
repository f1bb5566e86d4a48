import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import { formWords } from '@/ui/form/words'

/** The words of a button that fetches a PDF; who is no longer signed in comes back to `address`. */
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
