/** What the pages that the law asks for are filled with (content type Site settings). */
const details = [
  'seller',
  'registration',
  'contactEmail',
  'contactPhone',
  'host',
  'vat',
  'complaintsBody',
] as const

export type Detail = (typeof details)[number]

export type Setting = Readonly<Record<string, unknown>>

/** What editors have not given yet. */
export const missingDetails = (setting: Setting): Detail[] =>
  details.filter((name) => typeof setting[name] !== 'string' || setting[name].trim() === '')

export type State = { is: 'done' | 'sample' } | { is: 'missing'; details: Detail[] }

/** Whether imprint, terms, withdrawal and contact name who really runs the site. */
export function stateOfDetails(setting: Setting): State {
  const missing = missingDetails(setting)
  if (missing.length > 0) return { is: 'missing', details: missing }
  return { is: setting.hasRealDetails === true ? 'done' : 'sample' }
}

/** How far one is in the language that is furthest: a site shows one of them. */
export function furthestState(settings: readonly Setting[]): State {
  const states = settings.map(stateOfDetails)
  const [first = stateOfDetails({})] = states
  return states.find(({ is }) => is === 'done') ?? states.find(({ is }) => is === 'sample') ?? first
}
