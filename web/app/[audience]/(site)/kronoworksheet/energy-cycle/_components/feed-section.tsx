import type { ListedFeed, Tier } from '@krono/contract'
import { formatLongDateOf, formatMoment } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { env } from '@/env'
import { cycleOrder } from '@/features/cycles/cycle-list'
import { personPickerWords } from '@/features/people/picker/person-picker-words'
import { Card } from '@/ui/card/card'
import { Disclosure } from '@/ui/disclosure/disclosure'
import { savingWords } from '@/ui/form/words'
import { linkToCopyWords } from '@/ui/link-to-copy/words'
import styles from './feed.module.css'
import { FeedBoard } from './feed-board'
import type { FeedWords } from './feed-words'

const calendars = ['google', 'apple', 'outlook'] as const

/** The member's calendar feeds: create, list with addresses, revoke. */
export function FeedSection({ feeds, tier }: { feeds: readonly ListedFeed[]; tier: Tier }) {
  const t = translations('energyCycle.feed')
  return (
    <Card className={styles.section} aria-labelledby="feeds">
      <h2 id="feeds">{t('title')}</h2>
      <p className={styles.lead}>{t('lead')}</p>
      <FeedBoard
        feeds={feeds.map((feed) => ({
          ...feed,
          created: t('created', { day: formatLongDateOf(feed.createdAt) }),
          read: feed.readAt ? t('read', { moment: formatMoment(feed.readAt) }) : t('unread'),
        }))}
        base={`${env.PUBLIC_URL}/api/calendar/`}
        words={feedWords()}
        isPremium={tier !== 'free'}
      />
      <Disclosure summary={t('howTitle')}>
        <ul className={styles.how}>
          {calendars.map((calendar) => (
            <li key={calendar}>{t(`how.${calendar}`)}</li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  )
}

function feedWords(): FeedWords {
  const t = translations('energyCycle.feed')
  const cycle = translations('cycle')
  return {
    form: savingWords({ submit: t('submit'), done: t('made') }),
    picker: personPickerWords({ label: t('person') }),
    link: linkToCopyWords(),
    cycles: cycleOrder.map((key) => ({ key, name: cycle(key) })),
    choose: {
      ...wordsOf('energyCycle.feed', [
        'cycles',
        'what',
        'peaks',
        'critical',
        'felt',
        'personChosen',
        'personDrop',
        'personPremium',
      ]),
    },
    list: {
      title: t('listTitle'),
      ...wordsOf('energyCycle.feed', ['empty', 'address', 'show', 'open', 'secret']),
      ...wordsOf('energyCycle.feed.content'),
      created: t('justNow'),
      unread: t('unread'),
      revoked: t('revoked'),
    },
    ask: {
      open: t('revoke'),
      question: t('revokeQuestion'),
      yes: t('revokeYes'),
      no: t('revokeNo'),
    },
  }
}
