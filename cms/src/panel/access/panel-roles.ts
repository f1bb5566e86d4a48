import type { Core } from '@strapi/strapi'
import { contentTypeRow, contentTypeUids } from '../../platform/lib/content-types'
import { locales } from '../../platform/lib/locales'
import { timeFields } from '../../platform/lib/time-fields'
import { type PanelRole, panelRights, panelRole } from './panel-rights'

type Permission = {
  action: string
  subject: string | null
  properties: { fields?: string[]; locales?: string[] }
  conditions: string[]
}

// Publish and delete are rights over whole entries.
const byField = new Set(['create', 'read', 'update'])

/**
 * Sets the rights of Editor and Author to exactly what `panelRights` defines for every existing content type: Strapi
 * grants these roles rights once, on a new database, and none for types added later. Runs at every start; writes only
 * differences.
 */
export async function ensurePanelRoles(strapi: Core.Strapi) {
  const roles = strapi.service('admin::role')
  for (const name of Object.keys(panelRights) as PanelRole[]) {
    const role = await roles.findOne({ code: panelRole(name).code })
    if (!role) continue
    await roles.assignPermissions(role.id, [
      ...entryPermissions(strapi, name),
      ...mediaPermissions(name),
    ])
  }
}

function entryPermissions(strapi: Core.Strapi, name: PanelRole): Permission[] {
  const { drafted, direct } = panelRole(name)
  const { getNestedFields } = strapi.service('admin::content-type')
  const isLocalized = strapi.service('plugin::i18n.content-types').isLocalizedContentType
  return contentTypeUids.flatMap((subject) => {
    const model = strapi.contentType(subject)
    const fields: string[] = getNestedFields(model, { components: strapi.components })
    const { readOnly = [], isRecord = false, ofEditors = false } = contentTypeRow(subject) ?? {}
    if (ofEditors && name !== 'editor') return []
    const all = model.options?.draftAndPublish ? drafted : direct
    // Setting a publication time publishes: without the publish right the time fields are read-only.
    const protectedFields: readonly string[] = all.includes('publish')
      ? readOnly
      : [...readOnly, ...timeFields]
    const writable = fields.filter((field) => !protectedFields.includes(field))
    const rights = isRecord ? all.filter((right) => right === 'read' || right === 'update') : all
    return rights.map((right) => ({
      action: `plugin::content-manager.explorer.${right}`,
      subject,
      properties: {
        ...(byField.has(right) && { fields: right === 'read' ? fields : writable }),
        ...(isLocalized(model) && { locales: locales.map(({ code }) => code) }),
      },
      conditions: [],
    }))
  })
}

function mediaPermissions(name: PanelRole): Permission[] {
  const { media, changesOwnMediaOnly } = panelRole(name)
  return media.map((right) => ({
    action: `plugin::upload.${right}`,
    subject: null,
    properties: {},
    conditions: changesOwnMediaOnly && right === 'assets.update' ? ['admin::is-creator'] : [],
  }))
}
