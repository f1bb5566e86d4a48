/** Legally required details of the operator (content type Site settings). */
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

/** Details that editors have not filled in yet. */
export const missingDetails = (setting: Setting): Detail[] =>
  details.filter((name) => typeof setting[name] !== 'string' || setting[name].trim() === '')

export type State = { is: 'done' | 'sample' } | { is: 'missing'; details: Detail[] }

/** Whether imprint, terms, withdrawal and contact contain the real operator. */
export function stateOfDetails(setting: Setting): State {
  const missing = missingDetails(setting)
  if (missing.length > 0) return { is: 'missing', details: missing }
  return { is: setting.hasRealDetails === true ? 'done' : 'sample' }
}

/** The most complete state of all languages: a site shows one of them. */
export function furthestState(settings: readonly Setting[]): State {
  const states = settings.map(stateOfDetails)
  const [first = stateOfDetails({})] = states
  return states.find(({ is }) => is === 'done') ?? states.find(({ is }) => is === 'sample') ?? first
}
