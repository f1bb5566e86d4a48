import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'
import { getSession } from '@/server/session/get-session'

/** The title of a page without a list; without the admin right it reveals nothing. */
export async function systemMetadata(title: string): Promise<Metadata> {
  const isFor = (await getSession())?.user.isAdmin === true
  return {
    title: isFor ? title : translations('notFound')('title'),
    robots: { index: false, follow: false },
  }
}
