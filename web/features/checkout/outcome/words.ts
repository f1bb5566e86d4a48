import { linkTo, linkToTab } from '@/base/routing/links'
import { intl, language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { env } from '@/env'
import { downloadWords } from '@/features/analysis/actions/words'
import { nextWords } from '@/features/analysis/next/next-words'
import { errors } from '@/lib/contract/errors'

/**
 * Texts of a payment's status, with placeholders (`fill`).
 *
 * @param session id in the page's address
 */
export const outcomeWords = (session: string) => ({
  ...wordsOf('payment').success,
  ready: wordsOf('analysisOrder').ready,
  next: nextWords(),
  download: downloadWords(linkTo('paymentSuccess', { session })),
  card: wordsOf('gifts.card'),
  orderStatus: wordsOf('orderStatus'),
  payments: translations('analysisPage.withheld')('payments'),
  // spec §8, "Payment failed"
  notPaid: errors.paymentFailed[language],
  local: { intl, timeZone: env.TIME_ZONE },
})

export type OutcomeWords = ReturnType<typeof outcomeWords>

/**
 * Links from the page.
 *
 * @param session id in the page's address
 */
export const outcomeLinks = (session: string) => ({
  relationship: linkToTab('relationship'),
  database: linkTo('myDatabase'),
  profile: `${linkTo('profile')}#premium`,
  payments: `${linkTo('profile')}#payments`,
  home: linkTo('home'),
  failure: linkTo('paymentFailure'),
  gift: linkTo('gift'),
  order: linkTo('analysis'),
  course: linkTo('myCourses'),
  ebook: linkTo('myEbooks'),
  bookshelf: linkTo('bookshelf'),
  login: linkTo('login', { redirectUrl: linkTo('paymentSuccess', { session }) }),
})

export type OutcomeLinks = ReturnType<typeof outcomeLinks>
