import { translations } from '@/base/words/translations'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import pill from '@/features/back-office/shell/pill.module.css'
import { CohortsCard } from './cohorts-card'
import { FunnelCard } from './funnel-card'
import { PeriodForm, type PeriodFormProps } from './period-form'
import { ProductsCard } from './products-card'
import { RevenueCard } from './revenue-card'
import styles from './sales.module.css'
import { dayText } from './sales-text'
import { Tiles } from './tiles'

/** Content of /admin/sales. Each currency has its own section; they are never summed. */
export function SalesView(period: PeriodFormProps) {
  const t = translations('admin.sales')
  const { sales } = period
  const { from, until, by, against } = sales
  const isMixed = sales.currencies.length > 1
  return (
    <AdminPage
      title={t('title')}
      note={`${dayText(from)} – ${dayText(until)}`}
      actions={
        <a
          className={pill.pill}
          href={`/api/admin/sales/csv?${new URLSearchParams({ from, until, by, against })}`}
          download
        >
          {t('takeAlong')}
        </a>
      }
    >
      <PeriodForm {...period} />
      {sales.currencies.map((own) => (
        <section key={own.currency} className={styles.currency}>
          {isMixed && <h2 className={styles.name}>{t(`currencies.${own.currency}`)}</h2>}
          <Tiles sales={sales} own={own} />
          <RevenueCard sales={sales} own={own} />
          <ProductsCard own={own} />
        </section>
      ))}
      <div className={styles.pair}>
        <FunnelCard funnel={sales.funnel} />
        <CohortsCard cohorts={sales.cohorts} />
      </div>
      <p className={styles.note}>{t('clocks', { place: sales.timeZone })}</p>
    </AdminPage>
  )
}
