import { find } from './find.ts'
import { listRulesWithCreated, pageOf } from './lists.ts'
import { list, text } from './parameters.ts'
import type { Route } from './routes.ts'

export const getEvent: Route = {
  method: 'GET',
  path: '/v1/events/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.events, id, 'event'),
}

export const listEvents: Route = {
  method: 'GET',
  path: '/v1/events',
  takes: { ...listRulesWithCreated, type: text, types: list(text) },
  answer({ store }, { params }) {
    const { type, types } = params as { type?: string; types?: string[] }
    const events = [...store.events.values()].filter(
      (event) => (!type || event.type === type) && (!types || types.includes(event.type)),
    )
    return pageOf(events, params, { url: '/v1/events', what: 'event' })
  },
}
