import { redirect } from 'next/navigation'
import { endPreview } from '@/server/preview/mode'
import { pathBack } from '@/server/preview/path-back'

/** GET from the notice on every previewed page (spec §2): ends the preview and redirects to that page. */
export async function GET(request: Request) {
  await endPreview()
  redirect(pathBack(request))
}
