import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'
import { getSession } from '@/server/session/get-session'

/** The title of a page of the back office; without the admin right it reveals nothing. */
export async function titleForAdmins(
  words: 'admin.analytics' | 'admin.stats' | 'admin.sales',
): Promise<Metadata> {
  const isFor = (await getSession())?.user.isAdmin === true
  return {
    title: isFor ? translations(words)('title') : translations('notFound')('title'),
    robots: { index: false, follow: false },
  }
}
