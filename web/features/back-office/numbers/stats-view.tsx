import type { StatsAnswer } from '@krono/contract'
import { formatCount, formatMoment } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import styles from '@/features/back-office/sales/sales.module.css'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import { statDays } from '@/lib/contract/back-office/stats'
import { HealthCards } from './health-cards'
import { PlainCard } from './plain-card'

type StatsViewProps = { shown: StatsAnswer; web: { version: string; node: string } }

/** Content of /admin/stats. */
export function StatsView({ shown: { at, stats, health }, web }: StatsViewProps) {
  const t = translations('admin.stats')
  return (
    <AdminPage title={t('title')} note={t('at', { when: formatMoment(at) })}>
      <PlainCard
        {...{ id: 'counts', title: t('counts'), how: t('how.counts') }}
        head={[t('what'), t('all'), t('added', { days: statDays })]}
        rows={stats.map(({ name, all, added }) => ({
          key: name,
          cells: [
            <span key="name">
              {t(`names.${name}`)} <small>{t(`howOf.${name}`)}</small>
            </span>,
            formatCount(all),
            added === null ? '–' : `+${formatCount(added)}`,
          ],
        }))}
      />
      <div className={styles.pair}>
        <HealthCards health={health} web={web} />
      </div>
    </AdminPage>
  )
}
