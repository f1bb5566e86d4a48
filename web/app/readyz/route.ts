import { isReady } from '@/server/cms/readiness'

/** Rendered per request: there is no cms during the build. */
export const dynamic = 'force-dynamic'

/** Readiness: whether cms and database respond. `/api/health` checks only that web itself runs. */
export async function GET() {
  const ready = await isReady()
  return Response.json(
    { status: ready ? 'ok' : 'unavailable' },
    {
      status: ready ? 200 : 503,
      headers: { 'Cache-Control': 'no-store', ...(!ready && { 'Retry-After': '5' }) },
    },
  )
}
