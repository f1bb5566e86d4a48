import type { Api } from '../api/answer-call.ts'
import { ApiError } from '../errors.ts'
import { buyersActions } from './buyers.ts'
import { checkoutActions } from './checkouts.ts'
import type { Input } from './input.ts'
import { moneyActions } from './money.ts'
import { troubleActions } from './trouble.ts'

/**
 * An action of an operator or a test on the sandbox: POST /sandbox/<name> with JSON, or a form on the operator's page.
 */
export interface Action {
  name: string
  /**
   * Its fields, the subject first: a name, `?` if it is optional, and its allowed values; amounts in minor units.
   */
  takes: readonly string[]
  does: string
  run: (api: Api, input: Input) => unknown
}

/** The table of all actions; GET /sandbox returns it. */
export const actions: readonly Action[] = [
  ...checkoutActions,
  ...buyersActions,
  ...moneyActions,
  ...troubleActions,
]

/** The queries: GET /sandbox/<name>. */
export const questions: Record<
  string,
  { does: string; answer: (api: Api, query: URLSearchParams) => unknown }
> = {
  requests: {
    does: 'Every call of the API so far, with its decoded parameters and its answer; ?path= for those of one path.',
    answer: ({ requests }, query) =>
      requests.all().filter(({ path }) => path.startsWith(query.get('path') ?? '')),
  },
  deliveries: {
    does: 'Every try to deliver an event; ?event= for those of one.',
    answer: ({ account }, query) =>
      account.webhooks
        .deliveries()
        .filter(({ event }) => !query.get('event') || event === query.get('event')),
  },
  post: {
    does: 'Whether events are delivered or held, which are held, and whether all that was to be delivered is.',
    answer: ({ account }) => ({
      mode: account.webhooks.mode(),
      isIdle: account.webhooks.isIdle(),
      held: account.webhooks.held().map(({ id, type }) => ({ id, type })),
    }),
  },
  clock: {
    does: 'Stripe’s time.',
    answer: ({ account }) => ({ offsetSeconds: account.clock.offset(), now: account.clock.now() }),
  },
  waiting: {
    does: 'How many calls wait while the API is paused.',
    answer: ({ faults }) => ({ waiting: faults.waitingCount() }),
  },
}

/** The table as JSON, for users of the API. */
export const tableOfActions = () => [
  ...actions.map(({ name, takes, does }) => ({
    call: `POST /sandbox/${name}`,
    takes: takes.join(', '),
    does,
  })),
  ...Object.entries(questions).map(([name, { does }]) => ({ call: `GET /sandbox/${name}`, does })),
]

/** @throws ApiError 404 for an unknown action */
export async function act(api: Api, name: string, input: Input) {
  const action = actions.find((one) => one.name === name)
  if (!action) {
    throw new ApiError(404, { type: 'invalid_request_error', message: `No action "${name}".` })
  }
  const result = await action.run(api, input)
  api.account.store.changed()
  return result
}
