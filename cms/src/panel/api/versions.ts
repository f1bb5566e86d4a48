import type { Context } from 'koa'
import { z } from 'zod'
import { restoreVersion } from '../../publishing/versions/bring-back'
import { listVersions } from '../../publishing/versions/list-versions'
import { showVersion } from '../../publishing/versions/show-version'
import { entryOf, inLanguage, wholeNumber } from './entry-of'
import { readBody } from './read-body'

const numbered = z.object({ number: wholeNumber })

const keyOf = (ctx: Context) => ({ ...entryOf(ctx), ...readBody(inLanguage, ctx.query) })
const versionOf = (ctx: Context) => ({ ...keyOf(ctx), ...readBody(numbered, ctx.params) })

/** GET ?locale= → `{ versions }`, the newest first. */
export const list = async (ctx: Context) => ({ versions: await listVersions(strapi, keyOf(ctx)) })

/** GET ?locale= → the changes of a version, and those of restoring it. */
export const show = (ctx: Context) => showVersion(strapi, versionOf(ctx))

/** POST ?locale= → 204; restores the version. */
export async function restore(ctx: Context) {
  await restoreVersion(strapi, { ...versionOf(ctx), ability: ctx.state.userAbility })
  ctx.status = 204
}
