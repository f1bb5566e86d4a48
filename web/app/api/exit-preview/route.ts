import { redirect } from 'next/navigation'
import { env } from '@/env'
import { endPreview } from '@/server/preview/mode'

/** GET from the notice on every previewed page (spec §2): ends the preview and redirects to that page. */
export async function GET(request: Request) {
  await endPreview()
  redirect(pathOf(request.headers.get('referer') ?? ''))
}

// The path of the Referer if it is one of our pages; a path cannot lead to another site.
function pathOf(referer: string): string {
  if (!URL.canParse(referer)) return '/'
  const { origin, pathname, search } = new URL(referer)
  const isOurs = origin === new URL(env.PUBLIC_URL).origin && /^\/(?![/\\]|api\/)/.test(pathname)
  return isOurs ? `${pathname}${search}` : '/'
}
