import { isDeepStrictEqual } from 'node:util'
import { everyCms, type RunningCms } from './running'
import { askStrapiPool } from './strapi-pool'
import { type Answer, startStrapi, type Wish } from './strapi-program'

/** In a Strapi that is loaded for this, and ended again. */
async function runInNew(env: Record<string, string>, wish: Wish): Promise<Answer> {
  const strapi = startStrapi(env)
  try {
    return await strapi.run(wish)
  } finally {
    await strapi.end()
  }
}

/**
 * Runs code on the database of a cms, for what no call of the API does and only time causes: it defines `run`, gets the
 * arguments, and finds `strapi` in scope. What it `tell`s is returned. For a cms under test one Strapi is reused; other
 * settings, such as those of an older database, load one each time.
 */
export async function runInStrapi(
  { env }: Pick<RunningCms, 'env'>,
  code: string,
  ...options: string[]
): Promise<unknown[]> {
  const known = everyCms().find(([, cms]) => isDeepStrictEqual(cms.env, env))
  const wish = { code, options }
  const answer =
    (known && (await askStrapiPool(known[1].database.name, wish))) ?? (await runInNew(env, wish))
  if ('failure' in answer) throw new Error(answer.failure)
  return answer.told
}
