import { areaOfCall } from '@krono/contract'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { SearchParams } from '@/base/routing/search-params'
import { boundText } from '@/base/text/count-format'
import { fill } from '@/base/text/fill'
import { formatCount } from '@/base/text/format'
import { translations, wordsOf } from '@/base/words/translations'
import { AdminPanel } from '@/features/back-office/panel/admin-panel'
import { PanelFailure } from '@/features/back-office/panel/panel-failure'
import { IfMay } from '@/features/back-office/rights/if-may'
import { mayUseArea } from '@/features/back-office/rights/may'
import { AdminPage } from '@/features/back-office/shell/admin-page'
import pill from '@/features/back-office/shell/pill.module.css'
import type { ListName } from '@/lib/contract/back-office/lists'
import type { ListRow } from '@/lib/contract/back-office/lists/list-query'
import { savingWords } from '@/ui/form/words'
import { askList } from './ask-list'
import styles from './list.module.css'
import { fromStart, linkInList, readListAddress } from './list-address'
import { ListRows } from './list-rows'
import { ListTools } from './list-tools'
import { listWords } from './list-words'
import { Pager } from './pager'
import { PendingList } from './pending-list'
import { ViewsMenu } from './views-menu'

export type AdminListProps = {
  list: ListName
  /** Address of the list. */
  path: string
  searchParams: SearchParams
  /** Above the list: figures and attention items. */
  above?: ReactNode
  /** Bulk actions (`useSelection`); without them rows cannot be selected. */
  bulk?: ReactNode
  /** Panel of the open row, by its id; `row` is undefined when it is not on this page. */
  panel?: (id: string, row: ListRow | undefined) => ReactNode
}

/** A complete list of the back office: heading, tools, rows, pager, and the panel of the open row. */
export async function AdminList({ list, path, searchParams, above, bulk, panel }: AdminListProps) {
  const address = await readListAddress(list, searchParams)
  const [{ found, views }, words, canChange] = await Promise.all([
    askList(list, path, address),
    listWords(),
    mayUseArea(areaOfCall('adminSaveView')),
  ])
  const title = translations('admin.lists')(`titles.${list}`)
  if (!found) {
    return (
      <AdminPage title={title}>
        <p className={styles.empty}>
          {words.list.unreadable}{' '}
          <Link prefetch={false} href={path}>
            {words.list.unreadableWay}
          </Link>
        </p>
      </AdminPage>
    )
  }
  const query = linkInList('', { ...address, preserved: {} }, fromStart).replace('?', '')
  const isFiltered = found.total !== found.all
  const total = boundText(formatCount(found.total), found.isTotalMinimum)
  const counts = { all: formatCount(found.all), total }
  const { panel: open } = address
  const closeHref = linkInList(path, address, { panel: undefined })
  return (
    <AdminPage
      title={title}
      note={fill(isFiltered ? words.list.filtered : words.list.count, counts)}
      actions={
        <>
          <IfMay call="adminListRows">
            <a
              className={pill.pill}
              href={`/api/admin/lists/${list}/csv?${query}`}
              title={words.list.csvHint}
              download
            >
              {words.list.csv}
            </a>
          </IfMay>
          <ViewsMenu
            {...{ list, path, query, views, canChange }}
            words={words.list}
            form={savingWords({ submit: words.list.saveView })}
          />
        </>
      }
    >
      <PendingList>
        {above && <div className={styles.above}>{above}</div>}
        <ListTools {...{ list, path, address, words }} />
        <div className={styles.with} data-panel={open && panel ? '' : undefined}>
          <div className={styles.rows}>
            {found.rows.length === 0 ? (
              <p className={styles.empty}>
                {found.all === 0 ? words.list.empty : words.list.emptyFiltered}
              </p>
            ) : (
              <ListRows {...{ list, path, address, words, found, title, bulk }} />
            )}
            {found.rows.length > 0 && <Pager {...{ path, address, found }} words={words.list} />}
          </div>
          {open && panel && (
            // Typed and chosen values belong to one row only.
            <AdminPanel
              key={open}
              row={open}
              {...{ title, closeHref }}
              word={translations('admin.panel')('close')}
            >
              <PanelFailure words={wordsOf('error', ['title', 'text', 'retry'])}>
                {panel(
                  open,
                  found.rows.find(({ id }) => id === open),
                )}
              </PanelFailure>
            </AdminPanel>
          )}
        </div>
      </PendingList>
    </AdminPage>
  )
}
