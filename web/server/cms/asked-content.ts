import type { CmsRequest } from './cms-request'

type Holder = { kronoAsked?: Map<string, CmsRequest> }

// Pages and the listener for publications are bundled apart, and the process is one.
const holder: Holder = globalThis as Holder
holder.kronoAsked ??= new Map()
const asked = holder.kronoAsked

/** Remembers a question about content: there are as many as pages ask of what exists (decision page-cache). */
export const noteAsked = (request: CmsRequest) =>
  asked.set(`${request.path}${request.search}`, request)

/** What was asked of these types since this process began, the lists before what is looked for in them. */
export const askedOf = (tags: readonly string[]): CmsRequest[] =>
  [...asked.values()].filter(({ loading }) =>
    loading?.next?.tags?.some((tag) => tags.includes(tag)),
  )
