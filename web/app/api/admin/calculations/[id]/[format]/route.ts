import { type Answers, mostSheets } from '@krono/contract'
import { jsonParts, sheets } from '@/features/back-office/calculation/calculated-files'
import { zipStream } from '@/features/back-office/calculation/pdf/zip-stream'
import { readListAddress } from '@/features/back-office/list/list-address'
import { errorResponse, orUnavailable, refusalResponse } from '@/server/api/answers'
import { askCms } from '@/server/cms/ask-cms'
import { callerOfPage } from '@/server/cms/caller-of-page'
import { orRefusal } from '@/server/cms/content-error'
import { rateCounter } from '@/server/rate-counter'
import { outsideRequest } from '@/server/request-state'
import { readToken } from '@/server/session/get-session'
import { personOf } from '@/server/session/person-of'

type Context = { params: Promise<{ id: string; format: string }> }
type Batch = Answers['adminListRows']

const counts = rateCounter('pdfs')

const headersOf = (id: string, type: string, ending: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="krono-${id.slice(0, 8)}.${ending}"`,
  'cache-control': 'private, no-store',
})

/**
 * GET /api/admin/calculations/{id}/json|pdfs: the dates of a calculation with the filters of its list, as JSON, or the
 * first of them as PDFs in a ZIP file. Both are made while the client reads them, and stored nowhere. 401, 404, 400, 429.
 */
export const GET = (request: Request, { params }: Context) =>
  orUnavailable(async () => {
    const { id, format } = await params
    if (!/^\w{1,64}$/.test(id) || (format !== 'json' && format !== 'pdfs'))
      return errorResponse('notFound')
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const { asked } = await readListAddress('calculated', Promise.resolve(query))
    const { size: _size, after: _after, before: _before, ...filters } = asked
    const wanted: Readonly<Record<string, string>> = { ...filters, calculation: id }
    const caller = await callerOfPage(await readToken())
    const ask = (after: string | undefined) =>
      outsideRequest(() =>
        askCms({
          endpoint: 'adminListRows',
          id: 'calculated',
          input: { ...wanted, ...(after && { after }) },
          caller,
        }),
      )
    const first = await orRefusal(ask(undefined))
    if ('refusal' in first) return refusalResponse(first.refusal)
    async function* rows() {
      let batch: Batch | undefined = first as Batch
      while (batch) {
        yield batch.rows
        batch = batch.next ? await ask(batch.next) : undefined
      }
    }
    if (format === 'json') {
      const parts = jsonParts(rows())
      const bytes = new TextEncoder()
      const body = new ReadableStream<Uint8Array>({
        async pull(out) {
          const { value, done } = await parts.next()
          if (done) out.close()
          else out.enqueue(bytes.encode(value))
        },
      })
      return new Response(body, {
        headers: headersOf(id, 'application/json; charset=utf-8', 'json'),
      })
    }
    const retryAfterSeconds = await counts.take(await personOf(request))
    if (retryAfterSeconds > 0) return errorResponse('tooManyRequests', { retryAfterSeconds })
    return new Response(zipStream(sheets(rows(), mostSheets)), {
      headers: headersOf(id, 'application/zip', 'zip'),
    })
  })
