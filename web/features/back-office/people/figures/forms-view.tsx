import Link from 'next/link'
import { linkTo } from '@/base/routing/links'
import { formatCount, formatMoney, formatPercent } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import type { Forms } from '@/lib/contract/back-office/user-figures'
import { TableRegion } from '@/ui/table/table-region'
import table from '../../list/table.module.css'
import { AdminPage } from '../../shell/admin-page'
import styles from './figures.module.css'

/** Results of each registration form, from visits to revenue; a form links to its users. */
export function FormsView({ forms }: Forms) {
  const t = translations('admin.people.forms')
  const ofAccounts = ['confirmed', 'paid'] as const
  return (
    <AdminPage title={t('title')}>
      <p className={styles.how}>{t('how')}</p>
      {forms.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {forms.length > 0 && (
        <TableRegion label={t('title')} className={`${table.region} ${styles.room}`}>
          <table className={styles.forms}>
            <thead>
              <tr>
                <th scope="col">{t('form')}</th>
                <th scope="col">{t('visits')}</th>
                <th scope="col">{t('first')}</th>
                {(['second', ...ofAccounts] as const).map((step) => (
                  <th key={step} scope="col">
                    {t(step)}
                  </th>
                ))}
                <th scope="col">{t('revenue')}</th>
              </tr>
            </thead>
            <tbody>
              {forms.map((form) => (
                <tr key={form.formId}>
                  <th scope="row">
                    <Link href={linkTo('adminUsers', { form: form.formId })} prefetch={false}>
                      {form.title ?? form.formId}
                    </Link>
                    <small>{form.title ? form.formId : t('unpublished')}</small>
                  </th>
                  <td data-label={t('visits')}>{formatCount(form.visits)}</td>
                  <td data-label={t('first')}>{formatCount(form.first)}</td>
                  <td data-label={t('second')}>{formatCount(form.second)}</td>
                  {ofAccounts.map((step) => (
                    <td key={step} data-label={t(step)}>
                      {formatCount(form[step])}
                      {shareOf(form[step], form.second)}
                    </td>
                  ))}
                  <td data-label={t('revenue')}>
                    {form.revenue.map(formatMoney).join(' + ') || '–'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
    </AdminPage>
  )
}

/** Share of accounts only: visits and first steps are page views without an account. */
function shareOf(count: number, accounts: number) {
  if (accounts === 0) return null
  const t = translations('admin.people.forms')
  return <small>{t('ofSecond', { percent: formatPercent((count / accounts) * 100) })}</small>
}
