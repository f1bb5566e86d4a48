import {
  codeOfAll,
  type EndpointName,
  endpointRow,
  type Inputs,
  inputOf,
  parseInput,
  queryOf,
} from '@krono/contract'
import type { Context } from 'koa'
import { AppError } from './app-error'
import { today } from './clock'
import { env } from './env'

/**
 * What a call takes, judged by its row of the contract: the query of a GET, else the JSON body. Reads the query's
 * text itself: Strapi's parser makes objects of `a[b]=c` and drops `__proto__`. Throws AppError; passwordNeeded where
 * the row asks for the password.
 */
export function readInput<Name extends EndpointName>(ctx: Context, name: Name): Inputs[Name] {
  const isQuery = endpointRow(name).method === 'GET'
  const given = isQuery ? queryOf(new URLSearchParams(ctx.querystring)) : ctx.request.body
  const parsed = parseInput(inputOf(name, today()), given, env.LANGUAGE)
  if (!parsed.ok) {
    const fields = parsed.error.errors ?? []
    throw new AppError(codeOfAll(fields), fields)
  }
  // Of the session by which the caller is known; without one such a call is none.
  if (endpointRow(name).asksPassword) ctx.state.requirePassword(name, parsed.data)
  return parsed.data
}
