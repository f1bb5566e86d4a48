import { startStripeSandbox } from './start-stripe-sandbox.ts'

const { env } = process

/** Runs the sandbox as a program; `npm start` and the tests start it. */
const stop = await startStripeSandbox({
  port: Number(env.STRIPE_SANDBOX_PORT ?? 8026),
  secretKey: env.STRIPE_SECRET_KEY ?? '',
  webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
  webhookUrl: env.STRIPE_WEBHOOK_URL || `${env.WEB_URL ?? ''}/api/payment/webhook`,
  stateFile: env.STRIPE_SANDBOX_FILE,
  isReadOnly: env.STRIPE_SANDBOX_READ_ONLY === 'true',
})

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => stop().then(() => process.exit(0)))
}
