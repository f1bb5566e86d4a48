import { mailEventBytes } from '@krono/contract'
import { askFor, passOn } from '@/server/api/answer-form'
import { errorResponse, orUnavailable } from '@/server/api/answers'
import { firstBytes } from '@/server/api/first-bytes'

const eventBytes = 64 * 1024

/**
 * Delivery events of e-mails, from a mail provider (JSON) or from a mail server that forwards bounces
 * (`message/rfc822`), with the shared secret in `X-Mail-Secret` or as the password of Basic authentication. The secret
 * authorizes it; the request need not come from our pages.
 */
export async function answerMailEvents(request: Request) {
  const type = request.headers.get('content-type') ?? ''
  const secret = secretIn(request.headers)
  if (type.startsWith('message/rfc822')) {
    const message = (await firstBytes(request, mailEventBytes)).toString('latin1')
    return orUnavailable(async () =>
      passOn(await askFor(request, 'mailEvents', { secret, message })),
    )
  }
  if (!type.startsWith('application/json')) return errorResponse('unreadableBody')
  const event = eventIn((await firstBytes(request, eventBytes)).toString('utf8'))
  if (!event) return errorResponse('unreadableBody')
  return orUnavailable(async () => passOn(await askFor(request, 'mailEvents', { secret, event })))
}

/** Providers support either a custom header or Basic authentication. */
function secretIn(headers: Headers): string {
  const [, basic] = /^Basic (\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const headerSecret = headers.get('x-mail-secret') ?? ''
  const password = basic && Buffer.from(basic, 'base64').toString('utf8').split(/:(.*)/s)[1]
  return (password ?? headerSecret).slice(0, 200)
}

const fields = ['RecordType', 'Type', 'Email', 'Recipient'] as const

/** The known fields of an event; a provider sends many more, some with data of the reader. */
function eventIn(text: string): object | undefined {
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found !== 'object' || found === null) return undefined
    const values = new Map<string, unknown>(Object.entries(found))
    return Object.fromEntries(
      fields.flatMap((name) => (values.has(name) ? [[name, values.get(name)]] : [])),
    )
  } catch {
    return undefined
  }
}
