import type { AdminCoupon } from '@krono/contract'
import Link from 'next/link'
import { linkToUser } from '@/base/routing/links'
import { formatLongDateOf, formatMoney } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { rowsInPanel } from '@/lib/contract/back-office/rows-in-panel'
import styles from '../shop.module.css'

type User = AdminCoupon['users'][number]

/** Present and former owners of a coupon, newest first. */
export function CouponUsers({ users }: { users: readonly User[] }) {
  const t = translations('admin.shop')
  return (
    <section>
      <h3>{t('coupons.who')}</h3>
      {users.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className={styles.people}>
          {users.map(({ user, name, email, state, at, order }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a static list
            <li key={place}>
              <span>
                {user ? (
                  <Link prefetch={false} href={linkToUser(user)}>
                    {name || email}
                  </Link>
                ) : (
                  <span>{email ?? t('coupons.guest')}</span>
                )}
                <br />
                <small>
                  {t(`coupons.states.${state}`)} · {formatLongDateOf(at)}
                </small>
              </span>
              {order && <span>{formatMoney(order.total)}</span>}
            </li>
          ))}
        </ul>
      )}
      {users.length === rowsInPanel && <p>{t('newest', { count: rowsInPanel })}</p>}
    </section>
  )
}
