import { normalizeText, type SavedDatesQuery } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { escapeLike } from '../../platform/lib/escape-like'
import { datePatterns } from './date-patterns'
import { answerOf, columns, livingOf, type Row } from './date-row'
import { sortOrders } from './sort-orders'

/** One page of a user's dates, of a group or of all, with `search` in name or date. */
export async function listDates({ db }: Core.Strapi, userId: number, query: SavedDatesQuery) {
  const { search, group, page, pageSize, sort } = query
  const found = livingOf(db.connection, userId)
  if (group === 'none') found.whereNull('group_key')
  else if (group) found.where({ group_key: group })
  if (search !== '') {
    found.andWhere((either) => {
      either.whereRaw("search_name LIKE ? ESCAPE '!'", [`%${escapeLike(normalizeText(search))}%`])
      for (const pattern of datePatterns(search)) either.orWhere('date', 'like', pattern)
    })
  }
  const [counted] = await found.clone().count({ dates: '*' })
  const rows: Row[] = await found
    .select(...columns)
    .orderBy([...sortOrders[sort]])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { items: rows.map(answerOf), total: Number(counted?.dates), page, pageSize }
}

/** Every date of a user, by name. */
export async function allDates({ db }: Core.Strapi, userId: number) {
  const rows: Row[] = await livingOf(db.connection, userId)
    .select(...columns)
    .orderBy([...sortOrders.name])
  return { items: rows.map(answerOf) }
}
