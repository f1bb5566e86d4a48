import type { GivenReward } from '@krono/contract'
import { formatCount, formatLongDateOf, formatPercent } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { productOptions } from '../panel-words'
import styles from '../shop.module.css'

function worthOf({ reward, couponCode }: GivenReward): string {
  const t = translations('admin.referrals')
  if (reward.kind === 'none') return ''
  if (reward.kind === 'days') return `${t('kinds.days')}: ${formatCount(reward.days)}`
  const worth =
    reward.kind === 'percent'
      ? formatPercent(reward.percent)
      : productOptions([reward.freeProduct])[0]?.[1]
  return [worth, couponCode].filter(Boolean).join(' · ')
}

/** What a referrer received, newest first. */
export function RewardList({ rewards }: { rewards: readonly GivenReward[] }) {
  const t = translations('admin.referrals')
  return (
    <ul className={styles.people}>
      {rewards.map((given) => (
        <li key={given.id}>
          <span>
            {worthOf(given)}
            <br />
            <small>
              {[
                given.friends === null
                  ? t('paidTier')
                  : `${t('friendsCount')}: ${formatCount(given.friends)}`,
                t(`rewardStates.${given.state}`),
                formatLongDateOf(given.givenAt),
              ].join(' · ')}
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}
