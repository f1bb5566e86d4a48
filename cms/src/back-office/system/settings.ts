import { isDeepStrictEqual } from 'node:util'
import {
  type AdminSetting,
  bodyOfSetting,
  codeOfAll,
  isSettingKey,
  mayUse,
  parseInput,
  type SettingKey,
  type SettingValues,
  settingKeys,
  settings,
} from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { roleOf } from '../../members/users/admin-role'
import { fullName } from '../../members/users/full-name'
import { type UserRow, userUid } from '../../members/users/user-row'
import { lockRows } from '../../platform/database/lock-rows'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { env } from '../../platform/lib/env'
import { insertOnce } from '../../platform/lib/insert-once'
import { defaultSettings } from '../../platform/settings/default-settings'
import { forgetSettings, readSettingsNow } from '../../platform/settings/read-settings'
import {
  type SettingRow,
  settingsChanged,
  settingTable,
  settingUid,
} from '../../platform/settings/setting-row'
import { recordAction } from '../log/record-action'

type Admin = Pick<UserRow, 'id' | 'isAdmin' | 'adminRole'>

/** The admin's session has a second factor. */
type Session = { hasSecondFactor: boolean }

/** Every setting, with who changed it last. */
export async function listSettings(strapi: Core.Strapi): Promise<{ settings: AdminSetting[] }> {
  const { db } = strapi
  const values = await readSettingsNow(strapi)
  const rows: SettingRow[] = await db.query(settingUid).findMany({})
  const ids = rows.flatMap(({ changedBy }) => changedBy ?? [])
  const admins: UserRow[] = await db.query(userUid).findMany({ where: { id: { $in: ids } } })
  return {
    settings: settingKeys.map((key) => {
      const row = rows.find((one) => one.key === key)
      const admin = row && admins.find(({ id }) => id === row.changedBy)
      return {
        key,
        value: values[key],
        initial: defaultSettings[key],
        isChanged: row !== undefined,
        changedAt: row ? new Date(row.changedAt).toISOString() : null,
        changedBy: admin ? fullName(admin) || admin.email : null,
      }
    }),
  }
}

/** Throws notFound for an unknown setting, adminRoleNeeded for one that this role may not change. */
function requireKey(key: string, admin: Admin): SettingKey {
  if (!isSettingKey(key)) throw new AppError('notFound')
  if (!mayUse(roleOf(admin), settings[key].needs)) throw new AppError('adminRoleNeeded')
  return key
}

/** The value as its schema reads it; throws AppError with the field `value`, or a part of it. */
function readValue(key: SettingKey, value: unknown): SettingValues[SettingKey] {
  const parsed = parseInput(bodyOfSetting(key), { value }, env.LANGUAGE)
  if (parsed.ok) return parsed.data.value as SettingValues[SettingKey]
  const fields = parsed.error.errors ?? []
  throw new AppError(codeOfAll(fields), fields)
}

type Change = { admin: Admin & Session; id: string; value: unknown }

/**
 * Changes a setting, for every process within a second; without a change nothing is logged. Throws notFound,
 * adminRoleNeeded, secondFactorRequired.
 */
export async function saveSetting(strapi: Core.Strapi, { admin, id, value: typed }: Change) {
  const key = requireKey(id, admin)
  const value = readValue(key, typed)
  // Nobody locks themselves out.
  if (key === 'adminSecondFactor' && value === true && !admin.hasSecondFactor)
    throw new AppError('secondFactorRequired')
  await strapi.db.transaction(async ({ onCommit }) => {
    const changed = { value: JSON.stringify(value), changed_at: now(), changed_by: admin.id }
    const row = { key, ...changed }
    // The unique key decides: of two admins at once the second waits, and reads what the first wrote.
    const isNew =
      (await insertOnce(strapi, { table: settingTable, row, unique: 'key' })) !== undefined
    const before = isNew ? defaultSettings[key] : await lockedValue(strapi, key)
    if (isDeepStrictEqual(before, value)) {
      // The default typed again leaves no row.
      if (isNew) await strapi.db.query(settingUid).deleteMany({ where: { key } })
      return
    }
    if (!isNew)
      await strapi.db.query(settingUid).updateMany({
        where: { key },
        data: { value: changed.value, changedAt: changed.changed_at, changedBy: admin.id },
      })
    await recordAction(strapi, {
      admin: admin.id,
      act: 'changeSetting',
      subject: { kind: 'setting', id: key },
      before: { value: before },
      after: { value },
    })
    onCommit(() => announceChange(strapi))
  })
  return settingOf(strapi, key)
}

/** Deletes the row of a setting: it has its default again. */
export async function resetSetting(
  strapi: Core.Strapi,
  { admin, id }: { admin: Admin; id: string },
) {
  const key = requireKey(id, admin)
  await strapi.db.transaction(async ({ onCommit }) => {
    const before = await lockedValue(strapi, key)
    const { count } = await strapi.db.query(settingUid).deleteMany({ where: { key } })
    if (count === 0) return
    await recordAction(strapi, {
      admin: admin.id,
      act: 'resetSetting',
      subject: { kind: 'setting', id: key },
      before: { value: before },
      after: { value: defaultSettings[key] },
    })
    onCommit(() => announceChange(strapi))
  })
  return settingOf(strapi, key)
}

/** The stored value of a setting, locked until the transaction ends. */
async function lockedValue(strapi: Core.Strapi, key: SettingKey): Promise<unknown> {
  await lockRows(strapi, settingTable, { key })
  const row: SettingRow | null = await strapi.db.query(settingUid).findOne({ where: { key } })
  return row ? JSON.parse(row.value) : undefined
}

function announceChange(strapi: Core.Strapi) {
  forgetSettings(strapi)
  strapi.eventHub.emit(settingsChanged, {})
}

async function settingOf(strapi: Core.Strapi, key: SettingKey): Promise<AdminSetting> {
  const found = (await listSettings(strapi)).settings.find((one) => one.key === key)
  if (!found) throw new AppError('notFound')
  return found
}
