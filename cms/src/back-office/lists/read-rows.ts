import type { ListName } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { firstStepOf, stepOf } from './read-step'
import type { ListRequest } from './where-of'

const batchSize = 1000

type Place = { sort?: string | undefined; after?: string | undefined }

/** The next thousand rows, for a table written while they arrive: the whole list is never in memory. */
export async function readRows(strapi: Core.Strapi, name: ListName, request: ListRequest & Place) {
  const read = request.after === undefined ? firstStepOf : stepOf
  const { rows, next } = await read(strapi, name, { ...request, size: batchSize })
  return { rows, next }
}
