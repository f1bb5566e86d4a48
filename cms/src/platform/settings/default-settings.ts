import { type SettingKey, type SettingValues, settingKeys, settings } from '@krono/contract'
import { env } from '../lib/env'

const [, senderName, senderAddress] =
  /^(.*?)\s*<?([^\s<>]+@[^\s<>]+?)>?$/u.exec(env.MAIL_FROM) ?? []

/** Defaults that the environment sets. */
const ofEnvironment: Partial<SettingValues> = {
  senderName: senderName?.trim() || env.PRODUCT_NAME,
  ...(senderAddress && { senderAddress }),
  adPixelId: env.AD_PIXEL_ID,
  showMessenger: env.SHOW_MESSENGER,
  messengerPageId: env.MESSENGER_PAGE_ID,
}

const initialOf = (key: SettingKey) => ofEnvironment[key] ?? settings[key].initial

/** The value of each setting that nobody has changed. */
export const defaultSettings = Object.fromEntries(
  settingKeys.map((key) => [key, initialOf(key)]),
) as SettingValues
