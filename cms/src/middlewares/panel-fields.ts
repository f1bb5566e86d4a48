import type { Context, Next } from 'koa'
import { hiddenOf, ofAdministratorsOf } from '../lib/content-types'

type ContentType = { uid: string; attributes: Record<string, unknown> }

const administrator = 'strapi-super-admin'

/** Strapi's own names of an entry. */
const ids = ['id', 'documentId']

/**
 * What the panel knows of the fields of each type, without ids and keys: lists, filters, forms and the choice of
 * columns are all made from it, so that none of them offers any. What is stored and who may write it stays as it is.
 */
export default () => async (ctx: Context, next: Next) => {
  await next()
  if (ctx.method !== 'GET' || ctx.path !== '/content-manager/init' || ctx.status !== 200) return
  const { data } = ctx.body as { data: { contentTypes: ContentType[] } }
  const roles: { code: string }[] = ctx.state.user?.roles ?? []
  const isAdministrator = roles.some(({ code }) => code === administrator)
  const contentTypes = data.contentTypes.map((one) => {
    const closed = isAdministrator ? [] : ofAdministratorsOf(one.uid)
    const unseen = new Set([...ids, ...hiddenOf(one.uid), ...closed])
    const seen = Object.entries(one.attributes).filter(([name]) => !unseen.has(name))
    return { ...one, attributes: Object.fromEntries(seen) }
  })
  ctx.body = { data: { ...data, contentTypes } }
}
