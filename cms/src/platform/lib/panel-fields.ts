/** Our custom fields of the panel, with Strapi's storage type and the name used in schemas. */
export const panelFields = [
  /** An amount stored in minor units, shown and typed in major ones; `options.currency` is its currency. */
  { name: 'money', type: 'integer' },
  /** A maximum number; null: unlimited. */
  { name: 'limit', type: 'integer' },
  /** Several of `options.choices`, as checkboxes; empty: all. */
  { name: 'choices', type: 'json' },
  /** An identifier in code, shown by its label: fixed once set, chosen from `options.choices`. */
  { name: 'name', type: 'string' },
  /** A text with a pattern; used for every field with a pattern (`plain-forms`). */
  { name: 'pattern', type: 'string' },
  /** Last part of an address, made from the title until it is published. */
  { name: 'slug', type: 'string' },
  /** The file of a video, stored outside of the public folder (`src/library/videos`). */
  { name: 'film', type: 'json' },
] as const

export type PanelField = `global::${(typeof panelFields)[number]['name']}`
