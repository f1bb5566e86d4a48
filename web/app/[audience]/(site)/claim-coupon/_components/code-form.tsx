import { linkTo } from '@/base/routing/links'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { errors } from '@/lib/contract/errors'
import { Field } from '@/ui/form/field'
import { savingWords } from '@/ui/form/words'
import { ClaimForm } from './claim-form'

/** The field for the code, with the messages of each state of redeeming (spec §4, "Coupon redemption"). */
export function CodeForm({ code }: { code: string }) {
  const t = translations('coupons.claiming')
  const pageUrl = linkTo('claimCoupon', { code })
  const words = savingWords({
    submit: t('submit'),
    sending: t('sending'),
    saveFailed: errors.couponFailed[language],
    login: {
      text: translations('form')('login'),
      href: linkTo('login', { redirectUrl: pageUrl }),
    },
  })
  return (
    <ClaimForm words={words} pageUrl={linkTo('claimCoupon')}>
      <Field
        name="code"
        label={t('code')}
        hint={t('hint')}
        defaultValue={code}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
    </ClaimForm>
  )
}
