import type { Currency } from '@krono/contract'
import { currencies } from '@krono/contract'
import type { PanelField } from '../../platform/lib/panel-fields'

const uid: PanelField = 'global::money'

type Attributes = Readonly<Record<string, object>>

/** The amount fields of a type, with their currency. */
export function moneyFieldsOf(attributes: Attributes): { field: string; currency: Currency }[] {
  return Object.entries(attributes).flatMap(([field, attribute]) => {
    if (!('customField' in attribute) || attribute.customField !== uid) return []
    const { options } = attribute as { options?: { currency?: unknown } }
    const currency = currencies.find((one) => one === options?.currency)
    if (!currency) throw new Error(`${field} is an amount of no currency.`)
    return [{ field, currency }]
  })
}
