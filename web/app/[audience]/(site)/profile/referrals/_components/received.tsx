import type { GivenReward, Product } from '@krono/contract'
import { linkTo } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { SiteLink } from '@/ui/button/site-link'
import styles from './referrals.module.css'
import { rewardText } from './reward-text'

type ReceivedProps = { rewards: readonly GivenReward[]; products: readonly Product[] }

/** The rewards of a member, newest first. */
export function Received({ rewards, products }: ReceivedProps) {
  const t = translations('referrals')
  return (
    <section id="received" className={styles.section} aria-labelledby="received-title">
      <h2 id="received-title">{t('rewards')}</h2>
      {rewards.length === 0 ? (
        <p>{t('noRewards')}</p>
      ) : (
        <ul className={styles.rewards}>
          {rewards.map(({ id, reward, friends, couponCode, state, givenAt }) => (
            <li key={id}>
              <p>
                <strong>{rewardText(reward, products)}</strong>
                {couponCode && state === 'given' && (
                  <>
                    {' '}
                    <SiteLink href={linkTo('myCoupons')}>{couponCode}</SiteLink>
                  </>
                )}
              </p>
              <small>
                {[
                  friends === null ? t('afterPayment') : t('afterFriends', { count: friends }),
                  formatLongDateOf(givenAt),
                  ...(state === 'given' ? [] : [t(state)]),
                ].join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
