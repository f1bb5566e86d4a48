/** Whether web is running; used by `npm start`, the proxy and the containers. */
export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } })
}
