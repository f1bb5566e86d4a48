import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Stripe as Client } from '../../cms/node_modules/stripe/cjs/stripe.core.js'
import { cms } from '../lib/paths.mjs'
import { anyPort } from '../lib/ports.mjs'
import { startStripeSandbox } from './start-stripe-sandbox.ts'

type Event = Client.Event

// The root project has no dependencies: the Stripe client is imported from the cms.
const Stripe: new (key: string, options: object) => Client = createRequire(
  path.join(cms, 'package.json'),
)('stripe')

export const secretKey = 'sk_sandbox_tests'
const webhookSecret = 'whsec_tests'

/** Receives webhooks in place of the product, or refuses as many as it is set to. */
async function receiveWebhooks(client: Client) {
  const taken: Event[] = []
  const refused: string[] = []
  let refusals = 0
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const signature = String(request.headers['stripe-signature'] ?? '')
    if (refusals > 0) {
      refusals -= 1
      refused.push(JSON.parse(body).id)
      return response.writeHead(503).end()
    }
    try {
      taken.push(client.webhooks.constructEvent(body, signature, webhookSecret))
      response.end()
    } catch {
      response.writeHead(400).end()
    }
  })
  const port = await anyPort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}/`,
    taken,
    refused,
    refuse(times: number) {
      refusals = times
    },
    close: () => server.close(),
  }
}

/** A sandbox for one test file, with the official client and a receiver of its webhooks. */
export async function sandboxForTests(
  options: Pick<Parameters<typeof startStripeSandbox>[0], 'stateFile' | 'isReadOnly'> = {},
) {
  const port = await anyPort()
  const url = `http://127.0.0.1:${port}`
  const client = new Stripe(secretKey, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
  })
  const receiver = await receiveWebhooks(client)
  const settings = { port, secretKey, webhookSecret, webhookUrl: receiver.url, ...options }
  let stop = await startStripeSandbox(settings)
  return {
    url,
    client,
    receiver,
    async act(
      name: string,
      input: object = {},
    ): Promise<Record<string, unknown> & { id: string; status: string }> {
      const body = JSON.stringify(input)
      const answer = await fetch(`${url}/sandbox/${name}`, { method: 'POST', body })
      const result = await answer.json()
      if (!answer.ok) throw new Error(result.error.message)
      return result
    },
    async ask(name: string): Promise<unknown> {
      return (await fetch(`${url}/sandbox/${name}`)).json()
    },
    /** Waits until no event is in delivery. */
    async delivered() {
      for (let isIdle = false; !isIdle; ) {
        ;({ isIdle } = await (await fetch(`${url}/sandbox/post`)).json())
      }
    },
    async restart() {
      await stop()
      stop = await startStripeSandbox(settings)
    },
    async stop() {
      await stop()
      receiver.close()
    },
  }
}

type Sandbox = Awaited<ReturnType<typeof sandboxForTests>>

const addresses = {
  success_url: 'http://localhost:3000/payment/success?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/payment',
}

/** A month of premium for 3 000 Ft. */
export const createMonthlyCheckout = (client: Client, more: object = {}) =>
  client.checkout.sessions.create({
    mode: 'subscription',
    customer_email: 'agnes@krono.example',
    line_items: [
      {
        price_data: {
          currency: 'huf',
          unit_amount: 300_000,
          product_data: { name: 'Prémium <b>havi</b>' },
          recurring: { interval: 'month' },
        },
        quantity: 1,
      },
    ],
    ...addresses,
    locale: 'hu',
    ...more,
  })

/** An analysis for £24.99. */
export const createSingleCheckout = (client: Client, more: object = {}) =>
  client.checkout.sessions.create({
    mode: 'payment',
    customer_email: 'guest@krono.example',
    line_items: [
      {
        price_data: { currency: 'gbp', unit_amount: 2_499, product_data: { name: 'Analysis' } },
        quantity: 1,
      },
    ],
    ...addresses,
    locale: 'en-GB',
    ...more,
  })

/** A subscription with its first payment. */
export async function createPaidSubscription({ client, act }: Sandbox, more?: object) {
  const session = await createMonthlyCheckout(client, more)
  await act('pay', { session: session.id })
  const { subscription } = await client.checkout.sessions.retrieve(session.id)
  return client.subscriptions.retrieve(String(subscription))
}

/** A portal configuration with cards and invoices, marked by its metadata. */
export const createPortal = (client: Client) =>
  client.billingPortal.configurations.create({
    features: { invoice_history: { enabled: true }, payment_method_update: { enabled: true } },
    metadata: { krono: 'test' },
  })
