import { linkTo, linkToSecret } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { linkToUse } from '@/features/checkout/coupons/coupon-use'
import { isolate } from '@/features/relationship/people'
import { productFacts } from '@/lib/contract/products'
import { askAsUser } from '@/server/session/get-session'
import { ButtonLink } from '@/ui/button/button-link'
import { GiftFrame } from './gift-frame'
import { GiftRests } from './gift-rests'
import styles from './open-gift.module.css'
import type { GiftViewProps } from './view-props'

/** A gift that was taken: what its owner has now; others hear that it is gone. */
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
  if (gift.aftermath) {
    return (
      <GiftFrame gift={gift} title={t('title')}>
        <GiftRests gift={gift} />
      </GiftFrame>
    )
  }
  const isAnalysis = productFacts(gift.product).kind === 'analysis'
  const date = user?.paidUserExpire ? formatLongDateOf(user.paidUserExpire) : ''
  return (
    <GiftFrame gift={gift} title={t('title')}>
      <p>{isAnalysis ? t('analysis') : t('premium', { date })}</p>
      <div className={styles.ways}>
        {isAnalysis ? (
          <OrderWithGift product={gift.product} />
        ) : (
          <ButtonLink href={linkTo('worksheet')}>{t('toWorksheet')}</ButtonLink>
        )}
        <ButtonLink look="quiet" href={linkTo('myCoupons')}>
          {t('toCoupons')}
        </ButtonLink>
      </div>
    </GiftFrame>
  )
}

/** To the order with the coupon that the gift became; it may have been used since. */
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
