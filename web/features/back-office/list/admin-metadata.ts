import type { Metadata } from 'next'
import { translations } from '@/base/words/translations'
import { mayUseArea } from '@/features/back-office/rights/may'
import { type ListName, listShape } from '@/lib/contract/back-office/lists'

/** The title of a list's page; to anyone who may not see the list it reveals nothing. */
export async function adminMetadata(list: ListName): Promise<Metadata> {
  return {
    title: (await mayUseArea(listShape(list).area))
      ? translations('admin.lists')(`titles.${list}`)
      : translations('notFound')('title'),
    robots: { index: false, follow: false },
  }
}
