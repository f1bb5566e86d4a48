import type { AdminReferrer } from '@krono/contract'
import Link from 'next/link'
import { linkToUser } from '@/base/routing/links'
import { formatLongDateOf } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { dialogWords } from '@/features/back-office/panel/dialog-words'
import styles from '../shop.module.css'
import { DecideDialogs } from './decide-dialogs'

type Friend = AdminReferrer['friends'][number]

/** The friends of a referrer, undecided ones first. */
export function FriendList({ friends }: { friends: readonly Friend[] }) {
  const words = wordsOf('admin.referrals', ['accept', 'acceptText', 'refuse', 'refuseText'])
  const shared = dialogWords()
  return (
    <ul className={styles.people}>
      {friends.map((friend) => (
        <li key={friend.id}>
          <span>
            <Who {...friend} />
            <br />
            <small>{factsOf(friend).join(' · ')}</small>
          </span>
          {friend.state === 'held' && (
            <span className={styles.previews}>
              <DecideDialogs id={friend.id} {...{ words, shared }} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Who({ user, name, email }: Friend) {
  if (!user) return <span>{translations('admin.referrals')('gone')}</span>
  return (
    <Link prefetch={false} href={linkToUser(user)}>
      {name || email}
    </Link>
  )
}

function factsOf({ state, marks, registeredAt, paidAt, decidedAt }: Friend): string[] {
  const t = translations('admin.referrals')
  return [
    t(`states.${state}`),
    ...marks.map((mark) => t(`marks.${mark}`)),
    formatLongDateOf(registeredAt),
    ...(paidAt ? [t('bought', { date: formatLongDateOf(paidAt) })] : []),
    ...(decidedAt ? [t('decided', { date: formatLongDateOf(decidedAt) })] : []),
  ]
}
