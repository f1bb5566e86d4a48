import type { ReactNode } from 'react'
import { formatCount, formatMoney } from '@/base/text/format'
import { intl } from '@/base/text/language'
import { env } from '@/env'
import { Badge } from '@/features/back-office/shell/badge'
import type { ListCell, ListRow } from '@/lib/contract/back-office/lists/list-query'
import type { ColumnShape } from '@/lib/contract/back-office/lists/list-shape'
import styles from './cell.module.css'
import { type ListWords, optionWord } from './list-words'
import { ShortId } from './short-id'
import { shortInstant } from './short-instant'

type CellProps = {
  words: ListWords
  column: readonly [string, ColumnShape]
  row: ListRow
}

const nothing = <span className={styles.nothing}>–</span>

/** A rendered cell of a list. */
export function cellView({ words, column, row }: CellProps): ReactNode {
  const [name, { kind, isId, isState }] = column
  const cell = row.cells[name]
  if (name === 'tier') return membershipView(words, row)
  if (cell === null || cell === undefined || cell === '') return nothing
  if (typeof cell === 'boolean')
    return cell ? words.list.yes : <span className={styles.nothing}>{words.list.no}</span>
  if (typeof cell === 'number') return formatCount(cell)
  if (Array.isArray(cell)) return cell.length === 0 ? nothing : cell.map(formatMoney).join(' + ')
  if (typeof cell === 'object') return personView(cell)
  if (kind === 'instant')
    return (
      <time dateTime={cell}>
        {shortInstant(cell, new Date(), { intl, timeZone: env.TIME_ZONE, ...words.list })}
      </time>
    )
  const word = kind === 'choice' ? optionWord(words, column, cell) : cell
  if (isState) return <Badge state={cell} word={word} />
  if (isId) return <ShortId id={cell} words={words.list} />
  return (
    <span className={styles.text} title={word}>
      {word}
    </span>
  )
}

type Person = Extract<ListCell, { email: string }>

function personView({ name, email, pictureUrl }: Person) {
  return (
    <span className={styles.person} title={name ? `${name}, ${email}` : email}>
      <span className={styles.picture} aria-hidden="true">
        {pictureUrl ? (
          // biome-ignore lint/performance/noImgElement: a small picture of ours, used unresized
          <img src={pictureUrl} alt="" width={28} height={28} loading="lazy" />
        ) : (
          (name || email).slice(0, 1).toUpperCase()
        )}
      </span>
      <span className={styles.who}>
        <bdi>{name || email}</bdi>
        {name && <small>{email}</small>}
      </span>
    </span>
  )
}

const dots: Readonly<Record<string, string | undefined>> = {
  free: styles.free,
  active: styles.active,
  cancelled: styles.cancelled,
  pastDue: styles.pastDue,
}

/** Plan and state in one: `éves, lemondva`. */
function membershipView(words: ListWords, { cells }: ListRow) {
  const { tier, plan, state } = cells
  const isFree = tier === 'free'
  const option = (column: string, value: ListCell | undefined) =>
    words.options[column]?.[String(value)] ?? String(value)
  const content = isFree
    ? option('tier', tier)
    : [
        typeof plan === 'string' ? option('plan', plan) : option('tier', tier),
        ...(state === 'cancelled' || state === 'pastDue' ? [option('state', state)] : []),
      ].join(', ')
  const dot = dots[isFree ? 'free' : String(state)] ?? styles.active
  return (
    <span className={styles.membership}>
      <span className={`${styles.dot} ${dot}`} aria-hidden="true" />
      {content}
    </span>
  )
}
