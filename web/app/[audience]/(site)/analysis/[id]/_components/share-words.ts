import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { privateLinkWords } from '@/features/results/take-along/private-link-words'
import { errors } from '@/lib/contract/errors'
import { savingWords } from '@/ui/form/words'

/** The way to sign in again, and back to this page. */
const loginTo = (address: string) => ({
  text: translations('form')('login'),
  href: linkTo('login', { redirectUrl: address }),
})

/** The words of the panel that shows an analysis at a private address (spec §4). */
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

/** The words of a link by which the PDF can be fetched. */
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
