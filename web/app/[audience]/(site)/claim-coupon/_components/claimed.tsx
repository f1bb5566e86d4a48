import type { OwnCoupon, User } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { SentNotice } from '@/features/account/sent-notice'
import { linkToUse } from '@/features/checkout/coupons/coupon-use'
import { describeCoupon } from '@/features/checkout/coupons/describe-coupon'
import { getProducts } from '@/server/cms/calls'
import { ButtonLink } from '@/ui/button/button-link'

type ClaimedProps = { coupon: OwnCoupon; user: User }

/** What the user received by redeeming the code. */
export async function Claimed({ coupon, user }: ClaimedProps) {
  const t = translations('coupons.claiming')
  const { what, scope, until } = describeCoupon(coupon, await getProducts())
  if (coupon.kind === 'premiumDays') {
    const date = user.paidUserExpire ? formatLongDateOf(user.paidUserExpire) : ''
    return (
      <SentNotice title={t('premiumTitle')} text={t('premiumText', { what, date })}>
        <ButtonLink href={linkTo('worksheet')}>{t('worksheet')}</ButtonLink>
        <ButtonLink look="quiet" href={`${linkTo('profile')}#premium`}>
          {t('profile')}
        </ButtonLink>
      </SentNotice>
    )
  }
  const facts = [scope, until].filter(Boolean).join(' ')
  const use = linkToUse(coupon)
  return (
    <SentNotice title={t('doneTitle')} text={t('doneText', { what })}>
      <p>{facts}</p>
      {use && <ButtonLink href={use}>{translations('coupons')('use')}</ButtonLink>}
      <ButtonLink look={use ? 'quiet' : 'primary'} href={linkTo('myCoupons')}>
        {t('toMine')}
      </ButtonLink>
      <ButtonLink look="quiet" href={linkTo('claimCoupon')}>
        {t('another')}
      </ButtonLink>
    </SentNotice>
  )
}
