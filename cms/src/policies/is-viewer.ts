import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { isPreview } from '../preview/is-preview'
import { requireCaller } from '../users/caller'

type Asked = Context & { request: Context['request'] }

/** 401 without a session, except for an editor's preview: whoever looks at a film before it is published. */
export default async (ctx: Asked, _config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const request = strapi.requestContext.get()
  if (request && isPreview(request)) return true
  await requireCaller(strapi, ctx)
  return true
}
