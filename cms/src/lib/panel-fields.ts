/** Fields of the panel that are ours: what Strapi stores of each, under the name that schemas call it by. */
export const panelFields = [
  /** An amount in minor units, typed and shown in major ones; `options.currency` says of what. */
  { name: 'money', type: 'integer' },
] as const

export type PanelField = `global::${(typeof panelFields)[number]['name']}`
