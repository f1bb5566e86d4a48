import type { RunningCms } from './running'

/** A letter that arrived in the mailbox of a cms. */
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

const patienceMs = 15_000

/** Every letter to an address so far, the newest first. */
export async function mailsTo(
  { mailboxUrl }: Pick<RunningCms, 'mailboxUrl'>,
  address: string,
): Promise<ReceivedMail[]> {
  const query = new URLSearchParams({ to: address })
  return (await fetch(`${mailboxUrl}/api/mails?${query}`)).json()
}

/** The newest letter to an address, as soon as it is there; `subject` is a part of it. */
export async function mailTo(
  cms: Pick<RunningCms, 'mailboxUrl'>,
  address: string,
  subject = '',
): Promise<ReceivedMail> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const found = (await mailsTo(cms, address)).find((mail) => mail.subject.includes(subject))
    if (found) return found
    if (Date.now() > deadline) throw new Error(`No letter "${subject}" came to ${address}.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** What the server does to the next letters: refuse so many, or leave senders without an answer. */
export async function turnMailbox(
  { mailboxUrl }: Pick<RunningCms, 'mailboxUrl'>,
  switches: { refuse?: number; hold?: boolean },
) {
  const body = JSON.stringify(switches)
  await fetch(`${mailboxUrl}/api/switches`, { method: 'PUT', body })
}
