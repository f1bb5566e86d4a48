import type { StrapiApp } from '@strapi/strapi/admin'
import { type PanelField, panelFields } from '../../lib/panel-fields'

type Name = (typeof panelFields)[number]['name']

/** How each field of ours is filled in. A new one does not compile without. */
const inputs = {
  money: () => import('./money-input'),
  limit: () => import('./limit-input'),
  choices: () => import('./choices-input'),
  name: () => import('./name-input'),
  slug: () => import('./slug-input'),
  pattern: () => import('./pattern-input'),
  form: () => import('./form-input'),
  film: () => import('./film-input'),
} as const satisfies Record<Name, () => Promise<{ default: unknown }>>

/** Nobody builds types in the panel: what a field is called there is never read. */
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
