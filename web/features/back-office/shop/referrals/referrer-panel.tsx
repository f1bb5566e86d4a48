import Link from 'next/link'
import { linkToUser } from '@/base/routing/links'
import { formatCount } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { Facts } from '@/features/back-office/panel/facts'
import { rowsInPanel } from '@/lib/contract/back-office/rows-in-panel'
import { askShown } from '../ask-shown'
import styles from '../shop.module.css'
import { FriendList } from './friend-list'
import { RewardList } from './reward-list'

/** A referrer: the numbers of their code, the friends with what is suspicious, the rewards. */
export async function ReferrerPanel({ id }: { id: string }) {
  const found = await askShown('adminReferrer', id)
  if (!found) return <p>{translations('admin.shop')('gone')}</p>
  const { user, name, email, code, friends, rewards } = found
  const t = translations('admin.referrals')
  return (
    <div className={styles.panel}>
      <h2>
        <Link prefetch={false} href={linkToUser(user)}>
          {name || email}
        </Link>
      </h2>
      <Facts
        lines={[
          [t('code'), code],
          [t('registered'), formatCount(found.registered)],
          [t('confirmed'), formatCount(found.confirmed)],
          [t('held'), formatCount(found.held)],
          [t('purchases'), formatCount(found.purchases)],
        ]}
      />
      <section>
        <h3>{t('friends')}</h3>
        {friends.length === 0 ? <p>{t('noFriends')}</p> : <FriendList friends={friends} />}
        {friends.length === rowsInPanel && (
          <p>{translations('admin.shop')('newest', { count: rowsInPanel })}</p>
        )}
      </section>
      <section>
        <h3>{t('given')}</h3>
        {rewards.length === 0 ? <p>{t('noRewards')}</p> : <RewardList rewards={rewards} />}
      </section>
    </div>
  )
}
