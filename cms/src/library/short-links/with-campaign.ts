import type { CampaignFields } from './short-link-row'

const parameters = [
  ['utm_source', 'utmSource'],
  ['utm_medium', 'utmMedium'],
  ['utm_campaign', 'utmCampaign'],
  ['utm_term', 'utmTerm'],
  ['utm_content', 'utmContent'],
] as const satisfies readonly (readonly [string, keyof CampaignFields])[]

/** Adds campaign parameters to a target, which keeps its own query, also a parameter of that name, and its hash. */
export function withCampaign(target: string, fields: CampaignFields): string {
  const [address = '', hash] = target.split(/#(.*)/s)
  const [path = '', query = ''] = address.split(/\?(.*)/s)
  const own = new URLSearchParams(query)
  const added = new URLSearchParams(
    parameters.flatMap(([name, field]) => {
      const value = fields[field]
      return value && !own.has(name) ? [[name, value] as [string, string]] : []
    }),
  )
  const search = [query, String(added)].filter(Boolean).join('&')
  return `${path}${search && `?${search}`}${hash === undefined ? '' : `#${hash}`}`
}
