import { isDeepStrictEqual } from 'node:util'
import { everyCms, type RunningCms } from './running'
import { askStrapiPool } from './strapi-pool'
import { type Answer, type CodeRequest, startStrapi } from './strapi-program'

/** Loads a Strapi for this code only. */
async function runInNew(env: Record<string, string>, input: CodeRequest): Promise<Answer> {
  const strapi = startStrapi(env)
  try {
    return await strapi.run(input)
  } finally {
    await strapi.end()
  }
}

/**
 * Runs code on the database of a cms, for changes that no call of the API makes. The code defines `run`, which gets the
 * arguments; `strapi` is in scope. Returns the values passed to `tell`. Strapis of a cms under test are reused; other
 * settings, such as those of an older database, load one each time.
 */
export async function runInStrapi(
  { env }: Pick<RunningCms, 'env'>,
  code: string,
  ...options: string[]
): Promise<unknown[]> {
  const known = everyCms().find(([, cms]) => isDeepStrictEqual(cms.env, env))
  const input = { code, options }
  const answer =
    (known && (await askStrapiPool(known[1].database.name, input))) ?? (await runInNew(env, input))
  if ('failure' in answer) throw new Error(answer.failure)
  return answer.told
}
