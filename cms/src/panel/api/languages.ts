import type { Context } from 'koa'
import { pendingLanguages, publishPending } from '../../publishing/languages/pending-languages'
import { entryOf, inLanguage } from './entry-of'
import { readBody } from './read-body'

const keyOf = (ctx: Context) => ({ ...entryOf(ctx), ...readBody(inLanguage, ctx.query) })

/** GET ?locale= → `{ pending }`, the other locales that lack a shared change. */
export const pending = async (ctx: Context) => ({
  pending: await pendingLanguages(strapi, keyOf(ctx)),
})

/** POST ?locale= → `{ published }`, the locales that were published. */
export const publish = async (ctx: Context) => ({
  published: await publishPending(strapi, keyOf(ctx)),
})
