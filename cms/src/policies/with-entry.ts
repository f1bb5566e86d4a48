import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { type EntryRight, mayWithEntry } from '../publishing/versions/entry-rights'

type Config = { right: EntryRight }

/** 403 unless the panel user has this right on the entry of the URL, as in its form. */
export default (ctx: Context, { right }: Config, { strapi }: { strapi: Core.Strapi }) => {
  const { uid, documentId } = ctx.params
  // The policy context has the params, but the query only in its request.
  const { locale } = ctx.request.query
  return mayWithEntry(strapi, {
    ...{ ability: ctx.state.userAbility, uid, documentId, right },
    locale: typeof locale === 'string' ? locale : undefined,
  })
}
