import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { requireCaller } from '../members/users/caller'
import { isPreview } from '../panel/preview/is-preview'

type Asked = Context & { request: Context['request'] }

/** 401 without a session, except in an editor's preview of an unpublished video. */
export default async (ctx: Asked, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const request = strapi.requestContext.get()
  if (request && isPreview(request)) return true
  await requireCaller(strapi, ctx)
  return true
}
