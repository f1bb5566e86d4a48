import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { bePresent } from '../presence/be-present'
import { goOut as leave } from '../presence/presence'
import { listTrash } from '../trash/list-trash'
import { takeBack } from '../trash/take-back'
import { bringBack } from '../versions/bring-back'
import { listVersions } from '../versions/list-versions'
import { showVersion } from '../versions/show-version'
import type { VersionedUid } from '../versions/versioned-types'

declare const strapi: Core.Strapi

const whole = z.coerce.number().int().min(1).max(2_147_483_647)
const language = z.string().max(10).default('')

function read<Shape>(schema: z.ZodType<Shape>, given: unknown): Shape {
  const { success, data } = schema.safeParse(given)
  if (!success) throw new errors.ValidationError('Invalid parameters')
  return data
}

const localed = z.object({ locale: language })
const numbered = z.object({ number: whole })

/** The entry of the address; that its type has versions the policy has seen. */
const entryOf = ({ params }: Context) => ({
  uid: params.uid as VersionedUid,
  documentId: String(params.documentId),
})

const keyOf = (ctx: Context) => ({ ...entryOf(ctx), ...read(localed, ctx.query) })
const versionOf = (ctx: Context) => ({ ...keyOf(ctx), ...read(numbered, ctx.params) })

/** GET /versions/{uid}/{documentId}?locale= → `{ versions }`, the newest first. */
export async function versions(ctx: Context) {
  ctx.body = { versions: await listVersions(strapi, keyOf(ctx)) }
}

/** GET /versions/{uid}/{documentId}/{number}?locale= → what it changed, and what bringing it back would. */
export async function version(ctx: Context) {
  ctx.body = await showVersion(strapi, versionOf(ctx))
}

/** POST /versions/{uid}/{documentId}/{number}?locale= → 204; the entry is what it was then. */
export async function bringVersionBack(ctx: Context) {
  await bringBack(strapi, { ...versionOf(ctx), ability: ctx.state.userAbility })
  ctx.status = 204
}

/** POST /presence/{uid}/{documentId} `{ locale }` → `{ others }` who have it open. */
export async function comeIn(ctx: Context) {
  const { userAbility: ability, user } = ctx.state
  const visit = { ...entryOf(ctx), ...read(localed, ctx.request.body ?? {}) }
  ctx.body = { others: await bePresent(strapi, { ...visit, ability, userId: Number(user.id) }) }
}

/** DELETE /presence/{uid}/{documentId} → 204. */
export function goOut(ctx: Context) {
  const { uid, documentId } = entryOf(ctx)
  leave(`${uid} ${documentId}`, Number(ctx.state.user.id))
  ctx.status = 204
}

/** GET /trash?page= → `{ entries, page, pages }`, the newest first. */
export async function trash(ctx: Context) {
  const { page } = read(z.object({ page: whole.default(1) }), ctx.query)
  ctx.body = await listTrash(strapi, { ability: ctx.state.userAbility, page })
}

/** POST /trash/{id} → `{ uid, documentId }` of what was taken back. */
export async function takeOut(ctx: Context) {
  const { id } = read(z.object({ id: whole }), ctx.params)
  ctx.body = await takeBack(strapi, { ability: ctx.state.userAbility, id })
}
