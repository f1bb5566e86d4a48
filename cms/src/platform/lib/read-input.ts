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
 * Parses a call's input by its row of the contract: the query of a GET, otherwise the JSON body. Parses the raw query
 * text: Strapi's parser turns `a[b]=c` into objects and drops `__proto__`. Throws AppError; passwordNeeded if the row
 * requires the password.
 */
export function readInput<Name extends EndpointName>(ctx: Context, name: Name): Inputs[Name] {
  const isQuery = endpointRow(name).method === 'GET'
  const input = isQuery ? queryOf(new URLSearchParams(ctx.querystring)) : ctx.request.body
  const parsed = parseInput(inputOf(name, today()), input, env.LANGUAGE)
  if (!parsed.ok) {
    const fields = parsed.error.errors ?? []
    throw new AppError(codeOfAll(fields), fields)
  }
  // Set with the caller's session; such a call always has one.
  if (endpointRow(name).asksPassword) ctx.state.requirePassword(name, parsed.data)
  return parsed.data
}
