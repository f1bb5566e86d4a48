import { env } from '../lib/env'
import type { AlertText } from './send-alert'

const timeoutMs = 10_000

/**
 * Posts `{ "text": … }` to OPERATOR_WEBHOOK_URL, as Slack and Mattermost take it. Rejects unless the response is 2xx.
 * The address may contain a secret, so that no error names it.
 */
export async function postToWebhook(
  { subject, body }: AlertText,
  address = env.OPERATOR_WEBHOOK_URL,
) {
  if (!address) return
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: `${subject}\n${body}` }),
    // A redirect could lead out of https.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: Error) => {
    throw new Error(`The webhook of the operator did not respond: ${error.name}.`)
  })
  await response.body?.cancel()
  if (!response.ok)
    throw new Error(`The webhook of the operator responded with ${response.status}.`)
}
