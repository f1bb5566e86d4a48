import { describe, expect, test } from '@jest/globals'
import { emptyTrash, purgeOldest } from '../../src/publishing/trash/empty-trash'
import { mostInTrash } from '../../src/publishing/trash/trash-row'
import { databaseAlone } from './database-alone'
import { ago, at } from './rows-of-money'

const strapi = databaseAlone()
const page = 'api::page.page'
const trash = () => strapi.db.query('api::trashed-entry.trashed-entry')
const versions = () => strapi.db.query('api::entry-version.entry-version')

const deleted = (entryId: string, entryLocales: string[], more: object = {}) =>
  trash().create({
    data: { entryUid: page, entryId, entryLocales, deletedAt: ago({ days: 31 }), ...more },
  })
const version = (entryId: string, entryLocale: string, number = 1) =>
  versions().create({
    data: {
      entryUid: page,
      entryId,
      entryLocale,
      number,
      snapshot: '{}',
      hash: `${number}`,
      savedAt: at,
    },
  })
const left = async () =>
  (await versions().findMany({ orderBy: { id: 'asc' } })).map(
    (row: { entryId: string; entryLocale: string }) => `${row.entryId} ${row.entryLocale}`.trim(),
  )

describe('emptying the trash', () => {
  test('deletes every version of a deleted entry, and no others', async () => {
    await deleted('gone', ['hu', 'en'])
    for (const number of [1, 2]) await version('gone', 'hu', number)
    await version('gone', 'en')
    await version('other', 'hu')
    await emptyTrash(strapi, at)
    expect([await left(), await trash().count()]).toEqual([['other hu'], 0])
  })

  test('keeps versions of entries that exist in another language, or were created again', async () => {
    await strapi.db.query(page).create({ data: { documentId: 'lives', locale: 'hu' } })
    await deleted('lives', ['en'])
    await deleted('lives', ['hu'])
    for (const locale of ['hu', 'en']) await version('lives', locale)
    await emptyTrash(strapi, at)
    expect(await left()).toEqual(['lives hu'])
  })

  test('keeps versions of an entry deleted again later until its retention ends', async () => {
    await deleted('twice', ['hu'])
    await deleted('twice', ['hu'], { deletedAt: ago({ days: 1 }) })
    await version('twice', 'hu')
    await emptyTrash(strapi, at)
    expect([await left(), await trash().count()]).toEqual([['twice hu'], 1])
  })

  test('works for a type without languages too', async () => {
    await deleted('code', [''], { entryUid: 'api::coupon.coupon' })
    await versions().create({
      data: {
        entryUid: 'api::coupon.coupon',
        entryId: 'code',
        entryLocale: '',
        number: 1,
        hash: 'a',
      },
    })
    await emptyTrash(strapi, at)
    expect(await left()).toEqual([])
  })

  test('deletes the oldest entries beyond the limit at once', async () => {
    const recent = { deletedAt: ago({ days: 1 }) }
    const first = await deleted('first', ['hu'], recent)
    const second = await deleted('second', ['hu'], recent)
    for (const id of ['first', 'second']) await version(id, 'hu')
    await purgeOldest(strapi, first.id + mostInTrash)
    expect([await left(), (await trash().findMany()).map(({ id }: { id: number }) => id)]).toEqual([
      ['second hu'],
      [second.id],
    ])
  })
})
