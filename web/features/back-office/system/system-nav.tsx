import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { translations } from '@/base/words/translations'
import pill from '@/features/back-office/shell/pill.module.css'
import styles from './system.module.css'

type Here = 'adminSystemSettings' | 'adminOutbox' | 'adminJobs' | 'adminTasks' | 'adminLog'

/** Switches between settings, outbox, jobs, one-off tasks and the log. */
export function SystemNav({ here }: { here: Here }) {
  const t = translations('admin.system')
  const titles = translations('admin.lists')
  const pages = [
    ['adminSystemSettings', t('title')],
    ['adminOutbox', titles('titles.outbox')],
    ['adminJobs', t('jobs.title')],
    ['adminTasks', t('jobs.tasks')],
    ['adminLog', titles('titles.audit')],
  ] as const satisfies readonly (readonly [Here, string])[]
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      {pages.map(([route, text]) => (
        <Link
          prefetch={false}
          key={route}
          className={pill.pill}
          href={linkTo(route)}
          aria-current={route === here ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
