import { startMailbox } from './start-mailbox.ts'

const { MAILBOX_SMTP_PORT, MAILBOX_PORT } = process.env

/** Runs the mailbox as a program; `npm start` and the tests start it. */
const stop = await startMailbox({
  smtpPort: Number(MAILBOX_SMTP_PORT ?? 1025),
  port: Number(MAILBOX_PORT ?? 8025),
})

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => stop().then(() => process.exit(0)))
}
