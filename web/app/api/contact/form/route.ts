import { endpoints, formBytes } from '@krono/contract'
import { z } from 'zod'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { plainDocument } from '@/features/contact/plain-document'
import { errors } from '@/lib/contract/errors'
import { errorResponse } from '@/server/api/answers'
import { isFromOwnPage } from '@/server/api/own-origin'
import { readBytes } from '@/server/api/read-json'
import { visitorAddress } from '@/server/api/visitor-address'
import { jsonOf, requestCms } from '@/server/cms/request-cms'
import { readCookie } from '@/server/session/cookie'
import { openSession, sessionCookie } from '@/server/session/seal'

const { method, path } = endpoints.sendMessage

/** A form writes each letter in up to twelve characters. */
const mostBytes = 4 * formBytes

const shown = ['name', 'email', 'message'] as const
const fields = [...shown, 'website'] as const

const isShown = (field: string): field is (typeof shown)[number] =>
  shown.some((name) => name === field)

const errorSaid = z.object({
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).default([]),
})

/**
 * POST /api/contact/form, as a browser without scripts sends the form: the same call of the cms, answered by a page.
 * Nothing typed is lost: what was refused stands in the answer.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isFromOwnPage(request)) return errorResponse('forbidden')
  const bytes = await readBytes(request, mostBytes)
  if (!bytes) return errorResponse('tooLarge')
  const typed = new URLSearchParams(bytes.toString('utf8'))
  const given = fields.map((name) => [name, typed.get(name) ?? ''] as const)
  const session = await openSession(readCookie(request, sessionCookie))
  const caller = { token: session?.token, address: visitorAddress(request) }
  const answer = await requestCms({
    method,
    path,
    caller,
    ...jsonOf(Object.fromEntries(given)),
  }).catch(() => undefined)
  const seen = given.flatMap(([name, text]) => (isShown(name) ? [text] : []))
  if (answer?.ok) return page(plainDocument({ typed: seen }), 200)
  const faults = await faultsIn(answer)
  const wait = answer?.headers.get('retry-after')
  return page(plainDocument({ faults, typed: seen }), answer?.status ?? 503, wait)
}

/** In the words of spec §8, unless it is something that the sender can mend: then at which field. */
async function faultsIn(answer: Response | undefined): Promise<readonly string[]> {
  const failed = [errors.messageFailed[language]]
  if (!answer || answer.status >= 500) return failed
  const said = errorSaid.safeParse(await answer.json().catch(() => undefined)).data
  if (!said) return failed
  const t = translations('contact')
  const ofFields = said.errors.flatMap(({ field, message }) =>
    isShown(field) ? [`${t(field)}: ${message}`] : [],
  )
  return ofFields.length > 0 ? ofFields : [said.message]
}

function page(html: string, status: number, wait?: string | null): Response {
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  if (wait) headers.set('retry-after', wait)
  return new Response(html, { status, headers })
}
