import { type AdminCouponBatch, errors } from '@krono/contract'
import { formatCount } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Facts } from '@/features/back-office/panel/facts'
import { IfMay } from '@/features/back-office/rights/if-may'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser } from '@/server/session/get-session'
import { ordersIn, sumsText } from '../amounts'
import { reasonWords } from '../panel-words'
import { ReasonDialog } from '../reason-dialog'
import styles from '../shop.module.css'
import { numbersOf } from './coupon-numbers'

/** All codes of a batch together: numbers, revenue, and switch. Nothing for an unknown name. */
export async function BatchSummary({ batch }: { batch: string }) {
  const found = await unlessRefused(askAsUser({ endpoint: 'adminCouponBatch', input: { batch } }), [
    errors.notFound.status,
  ])
  return found ? <Summary found={found} /> : null
}

function Summary({ found }: { found: AdminCouponBatch }) {
  const { batch, coupon, codes, off, brought } = found
  const t = translations('admin.shop')
  const isOff = off === codes
  return (
    <section className={styles.panel} aria-labelledby="batch" data-own>
      <h2 id="batch">{t('coupons.batchTitle', { name: batch })}</h2>
      <Facts
        lines={[
          [t('coupons.codes'), formatCount(codes)],
          [t('coupons.codesOff'), off > 0 ? formatCount(off) : null],
          ...numbersOf(found, formatCount(codes)),
          [t('coupons.orders'), formatCount(ordersIn(brought))],
          [t('coupons.revenue'), sumsText(brought, 'revenue')],
          [t('coupons.discount'), sumsText(brought, 'discount')],
        ]}
      />
      <div>
        <IfMay call="adminSwitchBatch">
          <ReasonDialog
            call="adminSwitchBatch"
            id={coupon}
            isOff={isOff}
            {...reasonWords(
              t(isOff ? 'coupons.batchOn' : 'coupons.batchOff'),
              t(isOff ? 'coupons.batchOnText' : 'coupons.batchOffText'),
            )}
          />
        </IfMay>
      </div>
    </section>
  )
}
