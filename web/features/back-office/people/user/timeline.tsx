import Link from 'next/link'
import { formatDatedMoment } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { type EventGroup, eventGroups, type UserEvent } from '@/lib/contract/back-office/person'
import pill from '../../shell/pill.module.css'
import { describeEvent } from './describe-event'
import styles from './user.module.css'

type TimelineProps = {
  events: readonly UserEvent[]
  next: string | null
  group: EventGroup | undefined
  isOlder: boolean
  /** The address of the same page with these parameters. */
  hrefOf: (query: Readonly<Record<string, string>>) => string
}

/** The events of a user, newest first; filters and pages are in the address, so that it can be shared. */
export function Timeline({ events, next, group, isOlder, hrefOf }: TimelineProps) {
  const t = translations('admin.people.timeline')
  const own: Record<string, string> = group ? { group } : {}
  return (
    <section className={styles.part}>
      <h2>{t('title')}</h2>
      <nav className={styles.pills} aria-label={t('filters')}>
        <Link
          prefetch={false}
          className={pill.pill}
          scroll={false}
          href={hrefOf({})}
          aria-current={group ? undefined : 'true'}
        >
          {t('all')}
        </Link>
        {eventGroups.map((one) => (
          <Link
            prefetch={false}
            key={one}
            className={pill.pill}
            scroll={false}
            href={hrefOf({ group: one })}
            aria-current={one === group ? 'true' : undefined}
          >
            {t(`groups.${one}`)}
          </Link>
        ))}
      </nav>
      {events.length === 0 && <p className={styles.quiet}>{t('empty')}</p>}
      <ol className={styles.timeline}>
        {events.map((event) => {
          const { title, details } = describeEvent(event)
          return (
            <li key={event.id} data-group={event.group}>
              <time dateTime={event.at}>{formatDatedMoment(event.at)}</time>
              <p>
                <strong>{title}</strong>
                {details.length > 0 && <span>{` · ${details.join(' · ')}`}</span>}
              </p>
            </li>
          )
        })}
      </ol>
      <p className={styles.pills}>
        {isOlder && (
          <Link prefetch={false} className={pill.pill} scroll={false} href={hrefOf(own)}>
            {t('newest')}
          </Link>
        )}
        {next && (
          <Link
            prefetch={false}
            className={pill.pill}
            scroll={false}
            href={hrefOf({ ...own, before: next })}
          >
            {t('older')}
          </Link>
        )}
      </p>
    </section>
  )
}
