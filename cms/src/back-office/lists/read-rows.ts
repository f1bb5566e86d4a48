import type { ListName } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { countOf, stepOf } from './read-page'
import { type Asked, rowsOf } from './where-of'

const batchSize = 1000

type Place = { sort?: string | undefined; after?: string | undefined }

/** The next thousand, for a table that is written while they come: nobody holds the whole list. */
export async function readRows(strapi: Core.Strapi, name: ListName, asked: Asked & Place) {
  const isFirst = asked.after === undefined
  const total = isFirst ? { total: await countOf(rowsOf(strapi, name, asked)) } : {}
  const { rows, next } = await stepOf(strapi, name, { ...asked, ...total, size: batchSize })
  return { rows, next }
}
