import type { AdminJob } from '@krono/contract'
import { formatDatedMoment } from '@/base/text/format'
import { intl } from '@/base/text/language'
import { translations, wordsOf } from '@/base/words/translations'
import { Facts } from '@/features/back-office/panel/facts'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import { Badge } from '@/features/back-office/shell/badge'
import { savingWords } from '@/ui/form/words'
import { CallButton } from './call-button'
import styles from './system.module.css'
import { SystemNav } from './system-nav'

const seconds = new Intl.NumberFormat(intl, {
  ...{ style: 'unit', unit: 'second', maximumFractionDigits: 1 },
})

/** Every scheduled job: when it ran and will run, how long it took, why it fails. */
export function JobsView({ jobs }: { jobs: readonly AdminJob[] }) {
  const t = translations('admin.system.jobs')
  return (
    <AdminPage title={t('title')}>
      <SystemNav here="adminJobs" />
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <JobRow key={job.name} job={job} />
        ))}
      </ul>
    </AdminPage>
  )
}

function JobRow({ job }: { job: AdminJob }) {
  const t = translations('admin.system.jobs')
  const names: Readonly<Record<string, string>> = wordsOf('admin.system.jobNames')
  const name = names[job.name] ?? job.name
  const { last, next, tookMs, fault } = job
  return (
    <li data-job={job.name}>
      <div>
        <h2>{name}</h2>
        <JobBadge job={job} />
      </div>
      <Facts
        lines={[
          [t('last'), last === null ? t('never') : formatDatedMoment(last)],
          [t('next'), formatDatedMoment(next)],
          [t('took'), tookMs === null ? null : seconds.format(tookMs / 1000)],
        ]}
      />
      {fault && <p className={styles.fault}>{fault}</p>}
      <div className={styles.actions}>
        <CallButton
          call="adminRunJob"
          input={{ id: job.name, last }}
          words={{
            text: t('run'),
            label: t('runOf', { name }),
            done: t('started', { name }),
          }}
          form={savingWords({ submit: t('run') })}
        />
      </div>
    </li>
  )
}

function JobBadge({ job: { isRunning, fault, failures } }: { job: AdminJob }) {
  const t = translations('admin.system.jobs')
  if (isRunning) return <Badge state="running" word={t('running')} />
  if (fault) return <Badge state="failing" word={t('failing', { count: failures })} />
  return <Badge state="live" word={t('well')} />
}
