import type { OpenPayLink, User } from '@krono/contract'
import { linkTo, linkToSecret } from '@/base/routing/links'
import { formatLongDateOf, formatMoney } from '@/base/text/format'
import { fullNameOf } from '@/base/text/full-name'
import { language } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { SiteLink } from '@/ui/button/site-link'
import { Card } from '@/ui/card/card'
import { formWords } from '@/ui/form/words'
import { BillingInputs } from '../checkout/billing-inputs'
import checkout from '../checkout/checkout.module.css'
import { PayForm } from './pay-form'

type PayLinkProps = { link: OpenPayLink; token: string; user: User | undefined }

/** The subject of a pay link, and the payment form. */
export function PayLink({ link, token, user }: PayLinkProps) {
  const t = translations('payLink')
  const form = translations('form')
  const total = formatMoney(link.price)
  const redirectUrl = linkToSecret('payLink', token)
  const words = formWords({
    submit: translations('payment')('checkout.pay', { total }),
    sending: translations('payment')('checkout.forwarding'),
    saveFailed: errors.checkoutFailed[language],
    login: { text: form('login'), href: linkTo('login', { redirectUrl }) },
  })
  return (
    <div className={checkout.checkout}>
      <Card className={checkout.order} aria-labelledby="order-title">
        <h2 id="order-title">{t('for')}</h2>
        <p>{link.name}</p>
        <dl className={checkout.totals}>
          <div className={checkout.total}>
            <dt>{t('total')}</dt>
            <dd>{total}</dd>
          </div>
        </dl>
        <p>{t('until', { date: formatLongDateOf(link.openUntil) })}</p>
      </Card>
      <Card className={checkout.form} aria-labelledby="pay-title">
        <h2 id="pay-title">{t('title')}</h2>
        <PayForm
          token={token}
          words={{
            ...wordsOf('payLink', ['name', 'email', 'emailHint']),
            ...wordsOf('payment.checkout', ['wantsBilling', 'billing']),
            form: words,
          }}
          known={{ name: user ? fullNameOf(user) : '', email: user?.email ?? '' }}
          billing={<BillingInputs user={user} />}
        >
          <div className={checkout.terms}>
            <p>{translations('payment')('checkout.card')}</p>
            <p>
              {t('terms')} <SiteLink href={linkTo('terms')}>{t('termsLink')}</SiteLink>
            </p>
          </div>
        </PayForm>
      </Card>
    </div>
  )
}
