import { isReady } from '@/server/cms/readiness'

/** Made for each request: a build has no cms to ask. */
export const dynamic = 'force-dynamic'

/** Whether the product can serve: cms and database answer. `/api/health` says only that web itself runs. */
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
