import { startMailbox } from './start-mailbox.ts'

const { MAILBOX_SMTP_PORT, MAILBOX_PORT, LANGUAGE, PRODUCT_NAME } = process.env

/** The mailbox as a program of its own; `npm start` and the tests start it. */
const stop = await startMailbox({
  smtpPort: Number(MAILBOX_SMTP_PORT ?? 1025),
  port: Number(MAILBOX_PORT ?? 8025),
  language: LANGUAGE,
  product: PRODUCT_NAME,
})

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => stop().then(() => process.exit(0)))
}
