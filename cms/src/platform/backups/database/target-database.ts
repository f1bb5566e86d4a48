import { env } from '../../lib/env'
import { postgresTarget } from './postgres-target'
import { sqliteTarget } from './sqlite-target'
import type { Target } from './target'

export const targetDatabase = (): Target =>
  env.DATABASE_URL ? postgresTarget(env.DATABASE_URL) : sqliteTarget(env.DATABASE_FILE)
