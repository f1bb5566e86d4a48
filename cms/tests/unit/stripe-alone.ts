import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import type { Core } from '@strapi/strapi'
import { fetchEvents } from '../../src/commerce/payments/stripe/fetch-events'
import { askedKinds } from '../../src/platform/jobs/runs'
import { env } from '../../src/platform/lib/env'
import { createRunner } from '../../src/platform/tasks/runner'
import { programEnv } from '../support/environment'
import { freePort } from '../support/free-port'
import { launchStripeSandbox, waitFor } from '../support/run-program'
import { querySandbox, sandboxAction } from '../support/sandbox'

const { sendLetter: _sent, mailReset: _asked, ...kinds } = askedKinds

export const webhookSecret = 'whsec_alone'

type Call = {
  method: string
  parameters: Record<string, unknown>
  status: number
  idempotencyKey: string | null
}

/**
 * Starts a Stripe sandbox, empty before each test, for code that calls Stripe; no cms runs. It sends no events.
 */
export function stripeAlone(strapi: Core.Strapi) {
  const sandbox = { sandboxUrl: '' }
  let stop: () => Promise<void>
  const act = <T = { id: string }>(action: string, input: object = {}) =>
    sandboxAction<T>(sandbox, action, { ...input })

  beforeAll(async () => {
    const port = await freePort()
    sandbox.sandboxUrl = `http://127.0.0.1:${port}`
    const secrets = { STRIPE_SECRET_KEY: 'sk_sandbox_alone', STRIPE_WEBHOOK_SECRET: webhookSecret }
    Object.assign(env, { ...secrets, STRIPE_API_URL: sandbox.sandboxUrl })
    const settings = { STRIPE_SANDBOX_PORT: String(port), STRIPE_WEBHOOK_URL: 'http://127.0.0.1:9' }
    const program = launchStripeSandbox(programEnv({ ...secrets, ...settings }))
    stop = async () => {
      program.child.kill('SIGTERM')
      await program.ended
    }
    await waitFor(`${sandbox.sandboxUrl}/health`, program)
  })
  beforeEach(async () => {
    await act('reset')
    await act('webhooks', { mode: 'discard' })
  })
  afterAll(() => stop())

  const drain = () => createRunner(strapi, kinds).drain()

  return {
    /** An action of an operator or a buyer at Stripe. */
    act,
    /** Our calls to a path, such as `/v1/refunds`. */
    calls: (path: string) => querySandbox<Call[]>(sandbox, `requests?path=${path}`),
    /** Runs all due tasks. */
    drain,
    /** Fetches all events of Stripe, and runs the tasks that they cause. */
    async heard() {
      await fetchEvents(strapi, undefined)
      await drain()
    },
  }
}
