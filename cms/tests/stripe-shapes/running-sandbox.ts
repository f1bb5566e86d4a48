import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { programEnv } from '../support/environment'
import { freePort } from '../support/free-port'
import { launchStripeSandbox, waitFor } from '../support/run-program'

const secretKey = 'sk_sandbox_shapes'
const webhookSecret = 'whsec_shapes'

type RecordedRequest = {
  method: string
  route: string | null
  parameters: Record<string, unknown>
  status: number | null
  answer: unknown
}

/** Starts a sandbox with the official client and a server that receives its webhooks. */
export async function runSandbox() {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const client = new Stripe(secretKey, { host: '127.0.0.1', port, protocol: 'http' })
  const events: Stripe.Event[] = []
  const bodies: unknown[] = []
  const ear = createServer(async (request, response) => {
    const body = await text(request)
    const signature = String(request.headers['stripe-signature'])
    events.push(client.webhooks.constructEvent(body, signature, webhookSecret))
    bodies.push(JSON.parse(body))
    response.end()
  })
  ear.listen(0, '127.0.0.1')
  await once(ear, 'listening')
  const address = ear.address()
  const earPort = typeof address === 'object' ? address?.port : ''
  const program = launchStripeSandbox(
    programEnv({
      STRIPE_SANDBOX_PORT: String(port),
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_WEBHOOK_URL: `http://127.0.0.1:${earPort}/`,
    }),
  )
  await waitFor(`${url}/health`, program)
  return {
    client,
    events,
    bodies,
    async act<T>(name: string, input: object): Promise<T> {
      const how = { method: 'POST', body: JSON.stringify(input) }
      const answer = await fetch(`${url}/sandbox/${name}`, how)
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    },
    async requests(): Promise<RecordedRequest[]> {
      return (await fetch(`${url}/sandbox/requests`)).json()
    },
    async allDelivered() {
      for (let isIdle = false; !isIdle; ) {
        ;({ isIdle } = await (await fetch(`${url}/sandbox/post`)).json())
      }
    },
    async stop() {
      program.child.kill('SIGTERM')
      await program.ended
      ear.close()
    },
  }
}

export type Sandbox = Awaited<ReturnType<typeof runSandbox>>
