/** Fields of the panel that are ours: what Strapi stores of each, under the name that schemas call it by. */
export const panelFields = [
  /** An amount in minor units, typed and shown in major ones; `options.currency` says of what. */
  { name: 'money', type: 'integer' },
  /** How often or how many; nothing: without end. */
  { name: 'limit', type: 'integer' },
  /** Several of `options.choices`, ticked; nothing: all. */
  { name: 'choices', type: 'json' },
  /** A word that the code knows something by, shown by its name: what it is stays, one of `options.choices` is chosen. */
  { name: 'name', type: 'string' },
  /** A text of a certain form; every field with a pattern is drawn so (`plain-forms`). */
  { name: 'pattern', type: 'string' },
  /** The end of an address, filled by the title until it is published. */
  { name: 'slug', type: 'string' },
  /** The address of a registration form, chosen by its title. */
  { name: 'form', type: 'string' },
  /** The file of a film, which lies where no address leads (`src/films`). */
  { name: 'film', type: 'json' },
] as const

export type PanelField = `global::${(typeof panelFields)[number]['name']}`
