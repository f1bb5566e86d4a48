import type { Core } from '@strapi/strapi'
import { readOnlyOf } from '../../platform/lib/content-types'
import { panelLanguage } from '../../platform/lib/panel-language'
import { isTimed } from '../../platform/lib/timed-types'
import type { EditorTable } from '../../platform/manifests/editor-table'
import { type Configuration, configurationOf } from './configuration'
import { componentTables, contentTypeTables } from './tables'
import { withTimes } from './time-words'

type Model = { uid: string }
type Service = {
  findConfiguration(model: Model): Promise<Configuration>
  updateConfiguration(model: Model, configuration: Configuration): Promise<unknown>
}

/**
 * Applies our labels, help texts and layouts to the panel. A table is applied once: an editor's later changes stay,
 * until the table has a new version or the deployment another language.
 */
export async function arrangeEditor(strapi: Core.Strapi) {
  const contentManager = strapi.plugin('content-manager')
  const contentTypes: Service = contentManager.service('content-types')
  const components: Service = contentManager.service('components')
  const store = strapi.store({ type: 'core', name: 'krono_editor' })
  const applied = ((await store.get({ key: 'applied' })) ?? {}) as Record<string, string>

  const arrange = async (
    service: Service,
    uid: string,
    table: EditorTable,
    readOnly: readonly string[] = [],
  ) => {
    const stamp = `${table.version} ${panelLanguage}${'publishAt' in table.fields ? ' timed 2' : ''}`
    if (applied[uid] === stamp) return
    const before = await service.findConfiguration({ uid })
    await service.updateConfiguration(
      { uid },
      configurationOf(table, { language: panelLanguage, before, readOnly }),
    )
    await store.set({ key: 'applied', value: Object.assign(applied, { [uid]: stamp }) })
  }
  for (const [uid, table] of Object.entries(contentTypeTables)) {
    const whole = isTimed(strapi, uid) ? withTimes(table) : table
    await arrange(contentTypes, uid, whole, readOnlyOf(uid))
  }
  for (const [uid, table] of Object.entries(componentTables)) await arrange(components, uid, table)
}
