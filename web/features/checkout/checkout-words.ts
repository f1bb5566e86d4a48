import { linkToLogin } from '@/base/routing/link-to-login'
import { intl, language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { formWords } from '@/ui/form/words'
import type { CheckoutWords } from './checkout'

/**
 * Texts of the checkout form.
 *
 * @param here address to return to after a renewed login
 */
export function checkoutWords(here: string): CheckoutWords {
  const t = translations('payment')
  const form = translations('form')
  return {
    orderTitle: t('order.title'),
    ...wordsOf('payment.order', ['price', 'discount', 'total']),
    title: t('checkout.title'),
    coupon: t('checkout.coupon'),
    optional: form('optional'),
    ...wordsOf('payment.checkout', [
      'apply',
      'asking',
      'applied',
      'remove',
      'own',
      'wantsBilling',
      'billing',
      'card',
      'pay',
      'take',
      'forwarding',
    ]),
    intl,
    form: formWords({
      submit: t('checkout.pay', { total: '' }),
      // spec §8, "Payment failed"
      saveFailed: errors.checkoutFailed[language],
      login: { text: form('login'), href: linkToLogin(here) },
    }),
  }
}
