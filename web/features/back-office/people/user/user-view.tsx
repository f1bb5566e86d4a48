import Link from 'next/link'
import { linkTo, linkToUser } from '@/base/routing/links'
import { translations, wordsOf } from '@/base/words/translations'
import { allowedOf } from '@/features/back-office/rights/may'
import type { EventGroup } from '@/lib/contract/back-office/person'
import { getCharacterTexts } from '@/server/cms/texts'
import { actionWordsFor } from '../actions/action-words'
import { callsOnUser } from '../actions/calls-on-user'
import { UserActions } from '../actions/user-actions'
import { askUser } from './ask-user'
import { Timeline } from './timeline'
import styles from './user.module.css'
import { UserFacts } from './user-facts'
import { UserTerms } from './user-terms'

type UserViewProps = {
  id: string
  group?: EventGroup | undefined
  before?: string | undefined
  /** The address of the current page with these parameters. */
  hrefOf: (query: Readonly<Record<string, string>>) => string
  /** On its own page the name is the first heading. */
  isPage?: boolean
}

/** One user: identity, actions, data, timeline. On its own page, or beside a list. */
export async function UserView({ id, group, before, hrefOf, isPage }: UserViewProps) {
  const { user, timeline } = await askUser(id, { group, before })
  const t = translations('admin.people.states')
  const texts = await getCharacterTexts()
  const states = [
    user.isYou && t('you'),
    user.adminRole && wordsOf('admin.roles').names[user.adminRole],
    user.isBlocked && t('blocked'),
    !user.isConfirmed && t('unconfirmed'),
  ].filter((state) => typeof state === 'string')
  const Heading = isPage ? 'h1' : 'h2'
  const { name, email, pictureUrl, subscription } = user
  return (
    <article className={isPage ? `${styles.user} ${styles.page}` : styles.user}>
      <header className={styles.head}>
        <span className={styles.picture} aria-hidden="true">
          {pictureUrl ? (
            // biome-ignore lint/performance/noImgElement: a small picture of ours, used unresized
            <img src={pictureUrl} alt="" width={44} height={44} />
          ) : (
            (name || email).slice(0, 1).toUpperCase()
          )}
        </span>
        <div>
          <Heading>
            <bdi>{name || email}</bdi>
          </Heading>
          {name && <p>{email}</p>}
          {!isPage && (
            <Link prefetch={false} href={linkToUser(id)}>
              {translations('admin.people')('ownPage')}
            </Link>
          )}
        </div>
        {states.length > 0 && (
          <p className={styles.states}>
            {states.map((state) => (
              <span key={state}>{state}</span>
            ))}
          </p>
        )}
      </header>
      <UserActions
        user={{ ...user, hasSubscription: subscription !== null }}
        allowed={await allowedOf(callsOnUser)}
        words={actionWordsFor(user.daysLeft)}
        home={linkTo('adminUsers')}
      />
      <div className={styles.columns}>
        <div className={styles.part}>
          <UserFacts
            user={user}
            character={texts.get(`character.${user.character}`)?.title ?? undefined}
          />
          <UserTerms user={user} />
        </div>
        <Timeline {...timeline} group={group} isOlder={before !== undefined} hrefOf={hrefOf} />
      </div>
    </article>
  )
}
