import type { AnalyticsAnswer, VisitTable } from '@krono/contract'
import { formatCount, formatMoment } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { changeOf } from '@/features/back-office/sales/change'
import { FunnelCard } from '@/features/back-office/sales/funnel-card'
import styles from '@/features/back-office/sales/sales.module.css'
import { dayText } from '@/features/back-office/sales/sales-text'
import { Tile } from '@/features/back-office/sales/tile'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import { noHost, otherValue, ownHost } from '@/lib/contract/page-views'
import { CountedCard } from './counted-card'
import { PeriodNav } from './period-nav'
import { PlainCard } from './plain-card'
import { ViewsCard } from './views-card'

type AnalyticsViewProps = { shown: AnalyticsAnswer; today: string }

/** Content of /admin/analytics. */
export function AnalyticsView({ shown, today }: AnalyticsViewProps) {
  const t = translations('admin.analytics')
  const { from, until, views, hosts, shared, calculators } = shown
  // Pages opened from another page of ours are not arrivals.
  const arrivals = (period: 'now' | 'before') =>
    hosts.all[period] - (hosts.rows.find(({ value }) => value === ownHost)?.[period] ?? 0)
  const calculated = (period: 'now' | 'before') =>
    calculators.reduce((sum, row) => sum + row[period], 0)
  const tiles = [
    { name: t('views'), now: views.now, before: views.before },
    { name: t('arrivals'), now: arrivals('now'), before: arrivals('before') },
    { name: t('calculated'), now: calculated('now'), before: calculated('before') },
    { name: t('shared'), ...shared },
  ]
  return (
    <AdminPage title={t('title')} note={`${dayText(from)} – ${dayText(until)}`}>
      <PeriodNav shown={shown} today={today} />
      <dl className={styles.tiles}>
        {tiles.map(({ name, now, before }) => (
          <Tile
            key={name}
            name={name}
            value={formatCount(now)}
            change={changeOf(now, before)}
            beside={t('beside')}
          />
        ))}
      </dl>
      <p className={styles.note}>{t('how.tiles')}</p>
      <ViewsCard {...shown} />
      <div className={styles.pair}>
        <VisitTables shown={shown} />
        <FunnelCard funnel={shown.funnel} />
        <Troubles shown={shown} />
      </div>
      <p className={styles.note}>{t('clocks', { place: shown.timeZone })}</p>
    </AdminPage>
  )
}

function VisitTables({ shown }: { shown: AnalyticsAnswer }) {
  const t = translations('admin.analytics')
  const { pages, hosts, campaigns, widths, calculators } = shown
  const named = ({ rows, others }: VisitTable, names: Readonly<Record<string, string>> = {}) => ({
    rows: rows.map((row) => ({ ...row, name: names[row.value] ?? row.value })),
    others,
  })
  const hostNames = {
    [ownHost]: t('ownPages'),
    [noHost]: t('noHost'),
    [otherValue]: t('otherValues'),
  }
  return (
    <>
      <CountedCard
        {...{ id: 'pages', title: t('pages'), what: t('page'), how: t('how.pages') }}
        {...named(pages)}
      />
      <CountedCard
        {...{ id: 'hosts', title: t('hosts'), what: t('host'), how: t('how.hosts') }}
        {...named(hosts, hostNames)}
      />
      <CountedCard
        {...{ id: 'campaigns', title: t('campaigns'), what: t('campaign') }}
        {...named(campaigns, { [otherValue]: t('otherValues') })}
        how={t('how.campaigns')}
      />
      <CountedCard
        {...{ id: 'widths', title: t('widths'), what: t('width'), how: t('how.widths') }}
        rows={widths.map(({ width, ...row }) => ({
          ...{ value: width, name: t(`widthNames.${width}`) },
          ...row,
        }))}
      />
      <CountedCard
        {...{ id: 'calculators', title: t('calculators'), what: t('page') }}
        rows={calculators.map((row) => ({ ...row, name: row.value }))}
        how={t('how.calculators')}
      />
    </>
  )
}

/** Missing pages, slow pages, and searches that found nothing. */
function Troubles({ shown: { missing, times, searches } }: { shown: AnalyticsAnswer }) {
  const t = translations('admin.analytics')
  const ms = (time: number) => t('ms', { number: formatCount(time) })
  const place = (from: string) => (from === noHost ? t('noHost') : from)
  const others = { key: 'others', cells: [t('others'), '', formatCount(missing.others)] }
  return (
    <>
      <PlainCard
        {...{ id: 'missing', title: t('missing'), none: t('noMissing'), how: t('how.missing') }}
        head={[t('page'), t('from'), t('count')]}
        rows={[
          ...missing.rows.map(({ path, from, count }) => ({
            key: `${path} ${from}`,
            cells: [path, place(from), formatCount(count)],
          })),
          ...(missing.others > 0 ? [others] : []),
        ]}
      />
      <PlainCard
        {...{ id: 'times', title: t('times'), none: t('nothing'), how: t('how.times') }}
        head={[t('page'), t('count'), t('half'), t('most'), t('mean')]}
        rows={times.map(({ path, count, half, most, mean }) => ({
          key: path,
          cells: [path, formatCount(count), ms(half), ms(most), ms(mean)],
        }))}
      />
      <PlainCard
        {...{ id: 'searches', title: t('searches'), none: t('noSearches') }}
        head={[t('words'), t('count'), t('lastAt')]}
        rows={searches.map(({ words, count, lastAt }) => ({
          key: words,
          cells: [words, formatCount(count), formatMoment(lastAt)],
        }))}
        how={t('how.searches')}
      />
    </>
  )
}
