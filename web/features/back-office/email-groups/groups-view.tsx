import Link from 'next/link'
import { linkTo, linkToEmailGroup } from '@/base/routing/links'
import { formatCount, formatDatedMoment } from '@/base/text/format'
import { translations } from '@/base/words/translations'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import type { EmailGroups } from '@/lib/contract/back-office/email-groups/email-groups'
import { buttonClass } from '@/ui/button/button'
import { TableRegion } from '@/ui/table/table-region'
import table from '../list/table.module.css'
import figures from '../people/figures/figures.module.css'
import styles from './email-groups.module.css'

/** Two rules to begin with, as queries of the editor's address. */
const examples = [
  ['ending', { until: 'next7' }],
  ['critical', { cycle: 'physical', inDays: '3' }],
] as const

const linkToNew = (query: Readonly<Record<string, string>> = {}) => {
  const text = new URLSearchParams(query).toString()
  return text ? `${linkToEmailGroup('new')}?${text}` : linkToEmailGroup('new')
}

/** All e-mail groups, newest first; without any, what a group is. */
export function GroupsView({ groups, next, isFirst }: EmailGroups & { isFirst: boolean }) {
  const t = translations('admin.emailGroups')
  return (
    <AdminPage
      title={t('title')}
      actions={
        <Link href={linkToNew()} className={buttonClass()} prefetch={false}>
          {t('new')}
        </Link>
      }
    >
      <p className={styles.how}>{t('how')}</p>
      {groups.length === 0 && isFirst && <NoGroups />}
      {groups.length > 0 && (
        <TableRegion label={t('title')} className={`${table.region} ${figures.room}`}>
          <table className={figures.forms}>
            <thead>
              <tr>
                {(['name', 'kind', 'matching', 'receivers', 'changed'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`columns.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {groups.map(({ id, name, isByRule, matching, receivers, updatedAt }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link href={linkToEmailGroup(id)} prefetch={false}>
                      {name}
                    </Link>
                  </th>
                  <td data-label={t('columns.kind')}>{t(isByRule ? 'byRule' : 'byHand')}</td>
                  <td data-label={t('columns.matching')}>{formatCount(matching)}</td>
                  <td data-label={t('columns.receivers')}>{formatCount(receivers)}</td>
                  <td data-label={t('columns.changed')}>
                    <time dateTime={updatedAt}>{formatDatedMoment(updatedAt)}</time>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      )}
      {next && (
        <p>
          <Link href={linkTo('adminEmailGroups', { after: next })} prefetch={false}>
            {t('older')}
          </Link>
        </p>
      )}
    </AdminPage>
  )
}

function NoGroups() {
  const t = translations('admin.emailGroups')
  return (
    <section className={styles.none}>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <p>{t('empty.hand')}</p>
      <h3>{t('empty.examples')}</h3>
      <ul>
        {examples.map(([name, query]) => (
          <li key={name}>
            <Link href={linkToNew(query)} prefetch={false}>
              {t(`empty.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
