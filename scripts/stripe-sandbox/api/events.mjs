import { find } from './find.mjs'
import { listRulesWithCreated, pageOf } from './lists.mjs'
import { list, text } from './parameters.mjs'

/** @type {import('./routes.mjs').Route} */
export const getEvent = {
  method: 'GET',
  path: '/v1/events/:id',
  takes: {},
  answer: ({ store }, { id }) => find(store.events, id, 'event'),
}

/** @type {import('./routes.mjs').Route} */
export const listEvents = {
  method: 'GET',
  path: '/v1/events',
  takes: { ...listRulesWithCreated, type: text, types: list(text) },
  answer({ store }, { params }) {
    const { type, types } = /** @type {{ type?: string, types?: string[] }} */ (params)
    const events = [...store.events.values()].filter(
      (event) => (!type || event.type === type) && (!types || types.includes(event.type)),
    )
    return pageOf(events, params, { url: '/v1/events', what: 'event' })
  },
}
