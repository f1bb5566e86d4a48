import type { Health } from '@krono/contract'
import { formatCount, formatMoment } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { bytesText } from './bytes-text'
import own from './numbers.module.css'
import { PlainCard } from './plain-card'

type HealthCardsProps = { health: Health; web: { version: string; node: string } }

const moment = (instant: string | null) => (instant === null ? '–' : formatMoment(instant))

/** A number of things that need somebody. */
const Bad = ({ count }: { count: number }) => (
  <span className={count > 0 ? own.bad : undefined}>{formatCount(count)}</span>
)

/** How the product is; "needs you" leads to the ids of the cards. */
export function HealthCards({ health, web }: HealthCardsProps) {
  const t = translations('admin.stats')
  const facts = [t('fact'), t('value')]
  const row = (name: string, value: React.ReactNode) => ({ key: name, cells: [name, value] })
  const names: Readonly<Record<string, string>> = {
    ...wordsOf('admin.system.jobNames'),
    ...wordsOf('admin.system.taskNames'),
  }
  const { jobs, tasks, outbox, events, database, storage, versions } = health
  return (
    <>
      <PlainCard
        {...{ id: 'jobs', title: t('jobs'), none: t('noJobs'), how: t('how.jobs') }}
        head={[t('job'), t('last'), t('next'), t('failures')]}
        rows={jobs.map(({ name, lastAt, nextAt, isRunning, failures, error }) => ({
          key: name,
          cells: [
            <span key="name">
              {names[name] ?? name} {error && <small className={own.bad}>{error}</small>}
            </span>,
            moment(lastAt),
            isRunning ? t('running') : moment(nextAt),
            <Bad key="failures" count={failures} />,
          ],
        }))}
      />
      <PlainCard
        {...{ id: 'tasks', title: t('tasks'), none: t('noTasks'), how: t('how.tasks') }}
        head={[t('task'), t('waiting'), t('late'), t('failing'), t('dead')]}
        rows={tasks.map(({ kind, waiting, late, failing, dead }) => ({
          key: kind,
          cells: [
            names[kind] ?? kind,
            formatCount(waiting),
            <Bad key="late" count={late} />,
            <Bad key="failing" count={failing} />,
            <Bad key="dead" count={dead} />,
          ],
        }))}
      />
      <PlainCard
        {...{ id: 'outbox', title: t('outbox'), how: t('how.outbox'), head: facts }}
        rows={[
          row(t('waiting'), formatCount(outbox.waiting)),
          row(t('failing'), <Bad count={outbox.failing} />),
          row(t('dead'), <Bad count={outbox.dead} />),
          row(t('oldest'), moment(outbox.since)),
          row(t('lastSent'), moment(outbox.lastAt)),
        ]}
      />
      <PlainCard
        {...{ id: 'events', title: t('events'), how: t('how.events'), head: facts }}
        rows={[
          row(t('unprocessed'), formatCount(events.waiting)),
          row(t('failing'), <Bad count={events.failing} />),
          row(t('dead'), <Bad count={events.dead} />),
          row(t('done'), formatCount(events.done)),
          row(t('lastDone'), moment(events.lastAt)),
        ]}
      />
      <PlainCard
        {...{ id: 'database', title: t('database'), how: t('how.database') }}
        head={facts}
        rows={[
          row(t('kind'), t(`databases.${database.kind}`)),
          row(t('version'), database.version),
          row(t('size'), bytesText(database.bytes)),
        ]}
      />
      <PlainCard
        {...{ id: 'storage', title: t('storage'), how: t('how.storage'), head: facts }}
        rows={[
          row(t('files'), formatCount(storage.files)),
          row(t('size'), bytesText(storage.bytes)),
          row(t('free'), bytesText(storage.freeBytes)),
          row(t('disk'), bytesText(storage.diskBytes)),
        ]}
      />
      <PlainCard
        {...{ id: 'versions', title: t('versions'), how: t('how.versions') }}
        head={facts}
        rows={[
          row('cms', versions.cms),
          row('web', web.version),
          row(t('engine'), versions.engine),
          row('Strapi', versions.strapi),
          row('Node (cms)', versions.node),
          row('Node (web)', web.node),
        ]}
      />
    </>
  )
}
