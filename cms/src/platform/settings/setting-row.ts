export const settingUid = 'api::setting.setting'
export const settingTable = 'settings'

/** A changed setting. */
export type SettingRow = {
  key: string
  /** JSON. As text: PostgreSQL's driver and Strapi would both parse a JSON column, and break texts. */
  value: string
  changedAt: string
  /** User id of the admin; null after their erasure. */
  changedBy: number | null
}

/** Emitted after the commit of a change. */
export const settingsChanged = 'settings.changed'
