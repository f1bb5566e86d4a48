import { codeOfAll, type Parsed, parseInput, queryOf } from '@krono/contract'
import type { Context } from 'koa'
import type { z } from 'zod'
import { AppError } from './app-error'
import { env } from './env'

/**
 * The query of a request, judged by a schema of the contract. Reads the text itself: Strapi's parser
 * makes objects of `a[b]=c` and drops `__proto__`. Throws AppError.
 */
export function readQuery<T>(ctx: Context, schema: z.ZodType<T>): T {
  const query = queryOf(new URLSearchParams(ctx.querystring))
  return accept(parseInput(schema, query, env.LANGUAGE))
}

/** The JSON body of a request, judged by a schema of the contract. Throws AppError. */
export function readBody<T>(ctx: Context, schema: z.ZodType<T>): T {
  return accept(parseInput(schema, ctx.request.body, env.LANGUAGE))
}

function accept<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.data
  const fields = parsed.error.errors ?? []
  throw new AppError(codeOfAll(fields), fields)
}
