import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'
import type { ListName } from '@/lib/contract/back-office/lists'
import { getSession } from '@/server/session/get-session'

/** The title of a list's page; without the admin right it reveals nothing. */
export async function adminMetadata(list: ListName): Promise<Metadata> {
  const session = await getSession()
  const isFor = session?.user.isAdmin === true
  return {
    title: isFor
      ? translations('admin.lists')(`titles.${list}`)
      : translations('notFound')('title'),
    robots: { index: false, follow: false },
  }
}
