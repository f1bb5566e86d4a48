import type { CmsRequest } from './cms-request'

type Holder = { kronoAsked?: Map<string, CmsRequest> }

// Pages and the route for publications are bundled separately; they share one instance.
const holder: Holder = globalThis as Holder
holder.kronoAsked ??= new Map()
const requests = holder.kronoAsked

/** Remembers a content request. Bounded, because pages request existing content only (decision page-cache). */
export const noteAsked = (request: CmsRequest) =>
  requests.set(`${request.path}${request.search}`, request)

/** Content requests for these types since this process began, in order: lists come before their entries. */
export const askedOf = (tags: readonly string[]): CmsRequest[] =>
  [...requests.values()].filter(({ loading }) =>
    loading?.next?.tags?.some((tag) => tags.includes(tag)),
  )
