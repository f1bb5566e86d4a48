import { askedSales, typedSales } from '@/features/back-office/sales/asked-sales'
import { salesCsv } from '@/features/back-office/sales/sales-csv'
import { errorResponse, orUnavailable, refusalResponse } from '@/server/api/answers'
import { askCms } from '@/server/cms/ask-cms'
import { callerOfPage } from '@/server/cms/caller-of-page'
import { orRefusal } from '@/server/cms/content-error'
import { readToken } from '@/server/session/get-session'

/** GET /api/admin/sales/csv?from=&until=&by=&against=: the figures of the period as CSV. 401, 404, 400. */
export const GET = (request: Request) =>
  orUnavailable(async () => {
    const { searchParams } = new URL(request.url)
    const { input } = askedSales(typedSales((name) => searchParams.get(name) ?? ''))
    if (!input) return errorResponse('invalidField')
    const caller = await callerOfPage(await readToken())
    const found = await orRefusal(askCms({ endpoint: 'adminSales', input, caller }))
    if ('refusal' in found) return refusalResponse(found.refusal)
    return new Response(salesCsv(found), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="krono-sales-${found.from}-${found.until}.csv"`,
        'cache-control': 'private, no-store',
      },
    })
  })
