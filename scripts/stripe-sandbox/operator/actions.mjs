import { ApiError } from '../errors.mjs'
import { buyersActions } from './buyers.mjs'
import { moneyActions } from './money.mjs'
import { troubleActions } from './trouble.mjs'

/**
 * Something that an operator or a test does to the sandbox: POST /sandbox/<name> with JSON, and the same
 * from the operator's page with a form.
 *
 * @typedef {object} Action
 * @property {string} name
 * @property {string} takes its fields, `?` after those that may be left out; amounts in minor units
 * @property {string} does
 * @property {(api: import('../api/answer-call.mjs').Api, input: import('./input.mjs').Input) => unknown} run
 */

/** The one table of what can be done; GET /sandbox shows it. @type {readonly Action[]} */
export const actions = [...buyersActions, ...moneyActions, ...troubleActions]

/** What can be asked: GET /sandbox/<name>. @type {Record<string, { does: string, answer: (api: import('../api/answer-call.mjs').Api, query: URLSearchParams) => unknown }>} */
export const questions = {
  requests: {
    does: 'Every call of the API so far, with its decoded parameters and its answer; ?path= for those of one path.',
    answer: ({ requests }, query) =>
      requests.all().filter(({ path }) => path.startsWith(query.get('path') ?? '')),
  },
  deliveries: {
    does: 'Every try to deliver an event; ?event= for those of one.',
    answer: ({ world }, query) =>
      world.post
        .deliveries()
        .filter(({ event }) => !query.get('event') || event === query.get('event')),
  },
  post: {
    does: 'Whether events are delivered or held, which are held, and whether all that was to be delivered is.',
    answer: ({ world }) => ({
      mode: world.post.mode(),
      isIdle: world.post.isIdle(),
      held: world.post.held().map(({ id, type }) => ({ id, type })),
    }),
  },
  clock: {
    does: 'Stripe’s time.',
    answer: ({ world }) => ({ offsetSeconds: world.clock.offset(), now: world.clock.now() }),
  },
  waiting: {
    does: 'How many calls wait while the API is paused.',
    answer: ({ faults }) => ({ waiting: faults.waitingCount() }),
  },
}

/** The table as JSON, for those who look for it. */
export const tableOfActions = () => [
  ...actions.map(({ name, takes, does }) => ({ call: `POST /sandbox/${name}`, takes, does })),
  ...Object.entries(questions).map(([name, { does }]) => ({ call: `GET /sandbox/${name}`, does })),
]

/**
 * @param {import('../api/answer-call.mjs').Api} api
 * @param {string} name
 * @param {import('./input.mjs').Input} input
 * @throws {ApiError} 404 for an action that is not there
 */
export async function act(api, name, input) {
  const action = actions.find((one) => one.name === name)
  if (!action) {
    throw new ApiError(404, { type: 'invalid_request_error', message: `No action "${name}".` })
  }
  const result = await action.run(api, input)
  api.world.store.changed()
  return result
}
