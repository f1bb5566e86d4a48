import { linkTo, linkToSecret } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { linkToUse } from '@/features/checkout/coupons/coupon-use'
import { isolate } from '@/features/relationship/people'
import { itemOf } from '@/lib/contract/item-keys'
import { isAnalysis, isMembership } from '@/lib/contract/product-kinds'
import { askAsUser } from '@/server/session/get-session'
import { ButtonLink } from '@/ui/button/button-link'
import { GiftFrame } from './gift-frame'
import { GiftSuspended } from './gift-suspended'
import styles from './open-gift.module.css'
import type { GiftViewProps } from './view-props'

/** A claimed gift: its owner sees what they have; others see that it is no longer available. */
export async function Claimed({ gift, token, user }: GiftViewProps) {
  const t = translations('gifts.claimed')
  if (!gift.isMine) {
    const redirectUrl = linkToSecret('openGift', token)
    return (
      <GiftFrame gift={gift} title={t('otherTitle')}>
        <p>{t('otherText', { giver: isolate(gift.giverName) })}</p>
        {!user && (
          <div>
            <ButtonLink look="quiet" href={linkTo('login', { redirectUrl })}>
              {t('login')}
            </ButtonLink>
          </div>
        )}
      </GiftFrame>
    )
  }
  if (gift.orderStatus) {
    return (
      <GiftFrame gift={gift} title={t('title')}>
        <GiftSuspended gift={gift} />
      </GiftFrame>
    )
  }
  const bringsAnalysis = isAnalysis(gift.product)
  const bringsPremium = isMembership(gift.product)
  const item = itemOf(gift.product)?.kind
  const date = user?.paidUserExpire ? formatLongDateOf(user.paidUserExpire) : ''
  return (
    <GiftFrame gift={gift} title={t('title')}>
      {bringsPremium && <p>{t('premium', { date })}</p>}
      {bringsAnalysis && <p>{t('analysis')}</p>}
      {item && <p>{t('item')}</p>}
      <div className={styles.ways}>
        {bringsPremium && <ButtonLink href={linkTo('worksheet')}>{t('toWorksheet')}</ButtonLink>}
        {bringsAnalysis && <OrderWithGift product={gift.product} />}
        {item ? (
          <ButtonLink href={linkTo(item === 'course' ? 'myCourses' : 'myEbooks')}>
            {t('toItem')}
          </ButtonLink>
        ) : (
          <ButtonLink look="quiet" href={linkTo('myCoupons')}>
            {t('toCoupons')}
          </ButtonLink>
        )}
      </div>
    </GiftFrame>
  )
}

/** Link to the order form with the coupon of the gift; the coupon may be used already. */
async function OrderWithGift({ product }: Pick<GiftViewProps['gift'], 'product'>) {
  const own = await askAsUser({ endpoint: 'coupons' })
  const coupon = own?.coupons.find(
    (one) => one.source === 'gift' && one.freeProduct === product && one.state === 'open',
  )
  const use = coupon && linkToUse(coupon)
  return use ? (
    <ButtonLink href={use}>{translations('analysisOrder')('withCoupon')}</ButtonLink>
  ) : null
}
