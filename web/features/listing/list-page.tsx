import type { ReactNode } from 'react'
import { translations } from '@/base/words/translations'
import { PageHead } from '@/ui/page/page-head'
import { PageData } from '@/ui/structured-data/structured-data'
import { Tabs } from '@/ui/tabs/tabs'
import type { List } from './list'
import styles from './listing.module.css'
import { NothingFound } from './nothing-found'
import { isFiltered, type OpenList, openList, type Query } from './open-list'
import { Pages } from './pages'
import { SearchForm } from './search-form'

type ListPageProps<Item> = {
  list: List<Item>
  /** Query of a page rendered per request. */
  query?: Query
  /** Content between the heading and the search. */
  children?: ReactNode
  /** Content below the list. */
  after?: ReactNode
}

/** A complete page of a list; see `List` for how to add one. */
export async function ListPage<Item>({ list, query, children, after }: ListPageProps<Item>) {
  const t = translations()
  const open = await openList(list, query)
  const { items, total, request, isEmpty } = open
  return (
    <div className={styles.page}>
      <PageData type="WebPage" title={t(`${list.words}.metaTitle`)} path={list.path} />
      <PageHead title={t(`${list.words}.title`)} lead={t(`${list.words}.lead`)} />
      {children}
      {!isEmpty && (
        <search className={styles.tools}>
          {list.searched && (
            <SearchForm path={list.path} q={request.q} preserved={preservedOf(open)} />
          )}
          <Choices list={list} open={open} />
          <div className={styles.found}>
            <p role="status">
              {isFiltered(request)
                ? t('listing.found', { count: total })
                : t('listing.all', { count: total })}
            </p>
            {total > 1 && <Sorts open={open} />}
          </div>
        </search>
      )}
      {items.length > 0 ? (
        <ul className={list.isColumn ? styles.column : styles.cards}>
          {items.map((item) => (
            <li key={list.keyOf(item)}>
              <list.Card item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <NothingFound list={list} open={open} />
      )}
      <Pages open={open} />
      {after}
    </div>
  )
}

/** Parameters other than the search, as hidden fields of the form. */
const preservedOf = <Item,>({ request, sorts }: OpenList<Item>) => ({
  ...request.chosen,
  ...(request.sort !== sorts[0] && { sort: request.sort }),
})

type PartProps<Item> = { list: List<Item>; open: OpenList<Item> }

/** The filters of the list, a row of links each. */
function Choices<Item>({ list, open: { choices, request, linkTo } }: PartProps<Item>) {
  const t = translations('listing')
  return Object.entries(list.choices ?? {}).map(([name, { label }]) => {
    const all = choices[name] ?? []
    const { [name]: now, ...others } = request.chosen
    const tabOf = (label: string, value?: string) => ({
      label,
      href: linkTo({ chosen: value ? { ...others, [name]: value } : others, page: 1 }),
      isCurrent: value === now,
    })
    const tabs = all.map((one) => tabOf(one.name, one.value))
    return all.length > 0 && <Tabs key={name} label={label()} tabs={[tabOf(t('every')), ...tabs]} />
  })
}

/** The sort orders, if there is more than one. */
function Sorts<Item>({ open: { sorts, request, linkTo } }: Pick<PartProps<Item>, 'open'>) {
  const t = translations('listing')
  if (sorts.length < 2) return null
  return (
    <nav aria-label={t('order')} className={styles.sorts}>
      {sorts.map((sort) => (
        <a
          key={sort}
          href={linkTo({ sort, page: 1 })}
          aria-current={sort === request.sort ? 'page' : undefined}
        >
          {t(`sorts.${sort}`)}
        </a>
      ))}
    </nav>
  )
}
