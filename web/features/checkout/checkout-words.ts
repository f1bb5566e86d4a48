import { linkTo } from '@/base/routing/links'
import { intl, language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { formWords } from '@/ui/form/words'
import type { CheckoutWords } from './checkout'

/**
 * The words of the checkout form.
 *
 * @param here address to come back to for whoever has to sign in again
 */
export function checkoutWords(here: string): CheckoutWords {
  const t = translations('payment')
  const form = translations('form')
  return {
    orderTitle: t('order.title'),
    price: t('order.price'),
    discount: t('order.discount'),
    total: t('order.total'),
    title: t('checkout.title'),
    coupon: t('checkout.coupon'),
    optional: form('optional'),
    apply: t('checkout.apply'),
    asking: t('checkout.asking'),
    applied: t('checkout.applied', { amount: '{amount}' }),
    remove: t('checkout.remove'),
    own: t('checkout.own'),
    wantsBilling: t('checkout.wantsBilling'),
    billing: t('checkout.billing'),
    card: t('checkout.card'),
    pay: t('checkout.pay', { total: '{total}' }),
    take: t('checkout.take'),
    forwarding: t('checkout.forwarding'),
    intl,
    form: formWords({
      submit: t('checkout.pay', { total: '' }),
      // spec §8, "Payment failed"
      saveFailed: errors.checkoutFailed[language],
      login: { text: form('login'), href: linkTo('login', { redirectUrl: here }) },
    }),
  }
}
