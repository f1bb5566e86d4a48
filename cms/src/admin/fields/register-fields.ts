import type { StrapiApp } from '@strapi/strapi/admin'
import { type PanelField, panelFields } from '../../platform/lib/panel-fields'

type Name = (typeof panelFields)[number]['name']

/** The input of each custom field. A new field does not compile without one. */
const inputs = {
  money: () => import('./money-input'),
  limit: () => import('./limit-input'),
  choices: () => import('./choices-input'),
  name: () => import('./name-input'),
  slug: () => import('./slug-input'),
  pattern: () => import('./pattern-input'),
  film: () => import('./video-input'),
} as const satisfies Record<Name, () => Promise<{ default: unknown }>>

/** Registers our custom fields. Types are not built in the panel, so the labels here are never shown. */
export function registerFields({ customFields }: StrapiApp) {
  for (const { name, type } of panelFields) {
    const uid: PanelField = `global::${name}`
    const unread = { id: uid, defaultMessage: name }
    customFields.register({
      name,
      type,
      intlLabel: unread,
      intlDescription: unread,
      components: { Input: inputs[name] as never },
    })
  }
}
