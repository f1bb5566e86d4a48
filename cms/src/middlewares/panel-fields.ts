import type { Context, Next } from 'koa'
import { hiddenOf, ofAdministratorsOf } from '../platform/lib/content-types'

type ContentType = { uid: string; attributes: Record<string, unknown> }

const administrator = 'strapi-super-admin'

/** Strapi's own ids of an entry. */
const ids = ['id', 'documentId']

/**
 * Removes ids and keys from the panel's field definitions: lists, filters, forms and the choice of columns are built
 * from these, so none shows them. Storage and rights are unchanged.
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
