import type { RunningCms } from './running'
import { until } from './until'

/** An e-mail in the mailbox of a cms. */
export type ReceivedMail = {
  id: string
  to: string
  from: string
  subject: string
  text: string
  html: string
  messageId: string
  links: string[]
  receivedAt: string
  headers: { key: string; value: string }[]
}

/** All e-mails to an address so far, the newest first. */
export async function mailsTo(
  { mailboxUrl }: Pick<RunningCms, 'mailboxUrl'>,
  address: string,
): Promise<ReceivedMail[]> {
  const query = new URLSearchParams({ to: address })
  return (await fetch(`${mailboxUrl}/api/mails?${query}`)).json()
}

/**
 * The newest e-mail to an address whose subject contains `subject` (ignoring case), once there are `count` of them.
 */
export async function mailTo(
  cms: Pick<RunningCms, 'mailboxUrl'>,
  address: string,
  subject = '',
  count = 1,
): Promise<ReceivedMail> {
  const wanted = subject.toLowerCase()
  const found = await until(async () => {
    const mails = await mailsTo(cms, address)
    const about = mails.filter((mail) => mail.subject.toLowerCase().includes(wanted))
    return about.length >= count ? about[0] : undefined
  })
  if (!found) throw new Error(`No ${count} letters "${subject}" came to ${address}.`)
  return found
}

/** Sets how the server treats e-mails to an address: refuse this many, or give the sender no response. */
export async function configureMailbox(
  { mailboxUrl }: Pick<RunningCms, 'mailboxUrl'>,
  switches: { to: string; refuse?: number; hold?: boolean },
) {
  const body = JSON.stringify(switches)
  await fetch(`${mailboxUrl}/api/switches`, { method: 'PUT', body })
}

/** Waits until a sender waits for a response. */
export async function waitUntilQueued({ mailboxUrl }: Pick<RunningCms, 'mailboxUrl'>) {
  const found = await until(async () => {
    const { held }: { held: number } = await (await fetch(`${mailboxUrl}/api/switches`)).json()
    return held > 0 ? true : undefined
  })
  if (!found) throw new Error('There is no sender.')
}
