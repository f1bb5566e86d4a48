import type { AdminCoupon } from '@krono/contract'
import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { formatCount, formatLongDateOf, formatMoney, formatPercent } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Facts } from '@/features/back-office/panel/facts'
import { IfMay } from '@/features/back-office/rights/if-may'
import { ordersIn, sumsText } from '../amounts'
import { askShown } from '../ask-shown'
import { namesOfProducts } from '../item-words'
import { Log } from '../log'
import { productOptions, reasonWords } from '../panel-words'
import { ReasonDialog } from '../reason-dialog'
import styles from '../shop.module.css'
import { numbersOf } from './coupon-numbers'
import { CouponUsers } from './coupon-users'

const dayOf = (instant: string | null) => instant && formatLongDateOf(instant)

/** The benefit of a coupon, in one line. */
function worthOf({ percent, amounts, freeProduct, days }: AdminCoupon) {
  if (percent !== null) return formatPercent(percent)
  if (freeProduct) return productOptions([freeProduct])[0]?.[1]
  return days === null ? amounts.map(formatMoney).join(' · ') : formatCount(days)
}

const linkToBatch = (batch: string) => `${linkTo('adminCoupons')}?${new URLSearchParams({ batch })}`

/** A coupon: its terms, its revenue, its owner, and the switch. */
export async function CouponPanel({ id }: { id: string }) {
  const coupon = await askShown('adminCoupon', id)
  const t = translations('admin.shop')
  if (!coupon) return <p>{t('gone')}</p>
  const { maxUses, brought, isOff, batch } = coupon
  const most = maxUses === null ? '∞' : formatCount(maxUses)
  return (
    <div className={styles.panel}>
      <h2>{coupon.code}</h2>
      {isOff && <p>{t('coupons.off')}</p>}
      <Facts
        lines={[
          [t(`coupons.kinds.${coupon.kind}`), worthOf(coupon)],
          ...numbersOf(coupon, most),
          [t('coupons.orders'), formatCount(ordersIn(brought))],
          [t('coupons.revenue'), sumsText(brought, 'revenue')],
          [t('coupons.discount'), sumsText(brought, 'discount')],
          [t('coupons.products'), await namesOfProducts(coupon.products)],
          [t('coupons.validFrom'), dayOf(coupon.validFrom)],
          [t('coupons.validUntil'), dayOf(coupon.validUntil)],
          [t('coupons.maxPerUser'), formatCount(coupon.maxPerUser)],
          [
            t('coupons.batch'),
            batch && (
              <Link prefetch={false} href={linkToBatch(batch)}>
                {batch}
              </Link>
            ),
          ],
        ]}
      />
      <CouponUsers users={coupon.users} />
      <div>
        <IfMay call="adminSwitchCoupon">
          <ReasonDialog
            call="adminSwitchCoupon"
            {...{ id, isOff }}
            {...reasonWords(
              t(isOff ? 'switchOn' : 'switchOff'),
              t(isOff ? 'coupons.onText' : 'coupons.offText'),
            )}
          />
        </IfMay>
      </div>
      <Log kind="coupon" id={id} />
    </div>
  )
}
