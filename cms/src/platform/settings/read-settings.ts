import { isSettingKey, type SettingValues, settings } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { defaultSettings } from './default-settings'
import { type SettingRow, settingUid } from './setting-row'

/** Every process reads a change of another one after this time (spec, "System": within two seconds). */
const freshMs = 1000

type Cached = { values: SettingValues; readAt: number }

const cached = new WeakMap<object, Cached>()

/**
 * The value of each setting, at most a second old. Each caller reads for itself when they are older: on SQLite a shared
 * read could wait for a connection that the transaction of another caller holds.
 */
export async function readSettings({ db }: Core.Strapi): Promise<SettingValues> {
  const readAt = performance.now()
  const last = cached.get(db)
  if (last && readAt < last.readAt + freshMs) return last.values
  return readNow(db, readAt)
}

/** The same as stored now: for what is cached elsewhere after a change. */
export const readSettingsNow = ({ db }: Core.Strapi) => readNow(db, performance.now())

async function readNow(db: Core.Strapi['db'], readAt: number): Promise<SettingValues> {
  const rows: SettingRow[] = await db.query(settingUid).findMany({ select: ['key', 'value'] })
  const values = { ...defaultSettings, ...Object.fromEntries(rows.flatMap(entryOf)) }
  cached.set(db, { values, readAt })
  return values
}

/** Nothing for a setting that a later version no longer has, or that its schema no longer accepts. */
function entryOf({ key, value }: SettingRow): [string, unknown][] {
  if (!isSettingKey(key)) return []
  const parsed = settings[key].schema.safeParse(JSON.parse(value))
  return parsed.success ? [[key, parsed.data]] : []
}

/** In this process a change holds at once. */
export const forgetSettings = ({ db }: Core.Strapi) => cached.delete(db)
