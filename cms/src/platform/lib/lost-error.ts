import { isRepeatable } from '@krono/contract'
import type { Context } from 'koa'
import { AppError } from './app-error'

/** The error of a call with an unknown outcome: perhapsDone for a change that may not be repeated, else unavailable. */
export const lostError = (
  { method, path }: Pick<Context, 'method' | 'path'>,
  waitSeconds: number,
) =>
  isRepeatable(method, path.replace(/^\/api/, ''))
    ? new AppError('unavailable', [], { retryAfterSeconds: waitSeconds })
    : new AppError('perhapsDone')
