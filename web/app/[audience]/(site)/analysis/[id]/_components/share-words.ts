import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { privateLinkWords } from '@/features/results/take-along/private-link-words'
import { errors } from '@/lib/contract/errors'
import { savingWords } from '@/ui/form/words'

/** Link to the login, which returns to this page. */
const loginTo = (address: string) => ({
  text: translations('form')('login'),
  href: linkTo('login', { redirectUrl: address }),
})

/** Texts of the share panel (spec §4). */
export function shareWords(address: string) {
  const known = translations('takeAlong')
  const submit = known('share')
  return {
    words: {
      ...wordsOf('analysisPage.share', [
        'title',
        'lead',
        'plain',
        'shown',
        'dates',
        'noChapter',
        'update',
        'saved',
      ]),
      ready: known('ready'),
      link: privateLinkWords(),
      revoked: known('revoked'),
      show: translations('analysisPage.share')('show'),
    },
    callWords: savingWords({
      submit,
      sending: known('requesting'),
      saveFailed: errors.analysisNotSaved[language],
      login: loginTo(address),
    }),
  }
}

/** Texts of the PDF download link. */
export function fileLinkWords(address: string) {
  const t = translations('analysisPage.link')
  const known = translations('takeAlong')
  return {
    words: {
      ...wordsOf('analysisPage.link', ['title', 'lead', 'ends', 'ended']),
      until: t('until', { date: '{date}' }),
      address: known('address'),
    },
    callWords: savingWords({
      submit: known('share'),
      sending: known('requesting'),
      login: loginTo(address),
    }),
  }
}
