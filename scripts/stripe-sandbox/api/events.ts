import { listRulesWithCreated, pageOf } from './lists.ts'
import type { Route } from './routes.ts'

export const listEvents: Route = {
  method: 'GET',
  path: '/v1/events',
  takes: listRulesWithCreated,
  answer: ({ store }, { params }) =>
    pageOf([...store.events.values()], params, { url: '/v1/events', what: 'event' }),
}
