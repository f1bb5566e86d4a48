import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { type EntryRight, mayWithEntry } from '../versions/entry-rights'

type Config = { right: EntryRight }

/** 403 for whoever may not do this with the entry of the address in its form either. */
export default (ctx: Context, { right }: Config, { strapi }: { strapi: Core.Strapi }) => {
  const { uid, documentId } = ctx.params
  // A policy gets what stands in the context itself, and the query stands behind it.
  const { locale } = ctx.request.query
  return mayWithEntry(strapi, {
    ...{ ability: ctx.state.userAbility, uid, documentId, right },
    locale: typeof locale === 'string' ? locale : undefined,
  })
}
