import type { ListName } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { firstStepOf, stepOf } from './read-step'
import type { Asked } from './where-of'

const batchSize = 1000

type Place = { sort?: string | undefined; after?: string | undefined }

/** The next thousand rows, for a table written while they arrive: the whole list is never in memory. */
export async function readRows(strapi: Core.Strapi, name: ListName, asked: Asked & Place) {
  const read = asked.after === undefined ? firstStepOf : stepOf
  const { rows, next } = await read(strapi, name, { ...asked, size: batchSize })
  return { rows, next }
}
