import { env, getSecrets } from '@/env'

type Message = {
  body: unknown
  /** Whom the cms counts it for, where it limits how often. */
  address?: string
}

const timeoutMs = 5000

/** POSTs to the cms with web's own token. Resolves to its answer, or undefined when none came. */
export function sendToCms(path: string, { body, address }: Message): Promise<Response | undefined> {
  return fetch(`${env.CMS_URL}/api/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${getSecrets().CONTENT_TOKEN}`,
      ...(address ? { 'X-Forwarded-For': address } : {}),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
}
