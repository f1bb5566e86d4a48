import { type Answers, isListName } from '@krono/contract'
import { csvWriter } from '@/features/back-office/list/csv-lines'
import { readListAddress } from '@/features/back-office/list/list-address'
import { listWords } from '@/features/back-office/list/list-words'
import { errorResponse, orUnavailable, refusalResponse } from '@/server/api/answers'
import { askCms } from '@/server/cms/ask-cms'
import { callerOfPage } from '@/server/cms/caller-of-page'
import { orRefusal } from '@/server/cms/content-error'
import { outsideRequest } from '@/server/request-state'
import { readToken } from '@/server/session/get-session'

type Context = { params: Promise<{ list: string }> }
type Batch = Answers['adminListRows']

const headersOf = (list: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="krono-${list}.csv"`,
  'cache-control': 'private, no-store',
})

/**
 * GET /api/admin/lists/{list}/csv: the list with the filters of its address and its visible columns. Streams 1000 rows
 * at a time as the client reads: neither web nor the cms holds the whole list in memory. 401, 404, 400.
 */
export const GET = (request: Request, { params }: Context) =>
  orUnavailable(async () => {
    const { list } = await params
    if (!isListName(list)) return errorResponse('notFound')
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const { asked, columns } = await readListAddress(list, Promise.resolve(query))
    const { size: _size, after: _after, before: _before, ...filtered } = asked
    const caller = await callerOfPage(await readToken())
    // One cms call per block of rows: the whole export may take longer than the timeout of a call.
    const ask = (after: string | undefined) =>
      outsideRequest(() =>
        askCms({
          endpoint: 'adminListRows',
          id: list,
          input: { ...filtered, ...(after && { after }) },
          caller,
        }),
      )
    const first = await orRefusal(ask(undefined))
    if ('refusal' in first) return refusalResponse(first.refusal)
    const { head, lines } = csvWriter(list, columns, await listWords())
    let batch: Batch | undefined = first
    const bytes = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start: (out) => out.enqueue(bytes.encode(head())),
      async pull(out) {
        if (!batch) return out.close()
        out.enqueue(bytes.encode(lines(batch.rows)))
        batch = batch.next ? await ask(batch.next) : undefined
      },
    })
    return new Response(body, { headers: headersOf(list) })
  })
