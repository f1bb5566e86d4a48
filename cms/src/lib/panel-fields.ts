/** Fields of the panel that are ours: what Strapi stores of each, under the name that schemas call it by. */
export const panelFields = [
  /** The address of a registration form, chosen by its title. */
  { name: 'form', type: 'string' },
] as const

export type PanelField = `global::${(typeof panelFields)[number]['name']}`
