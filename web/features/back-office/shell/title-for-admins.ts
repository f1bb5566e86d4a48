import type { Metadata } from 'next'
import { areaOfPage } from '@/base/routing/admin-areas'
import { translations } from '@/base/words/translations'
import { mayUseArea } from '@/features/back-office/rights/may'

const words = {
  adminAnalytics: 'admin.analytics',
  adminStats: 'admin.stats',
  adminSales: 'admin.sales',
} as const

/** The title of a page of the back office; to a role that may not see the page it reveals nothing. */
export async function titleForAdmins(route: keyof typeof words): Promise<Metadata> {
  const isFor = await mayUseArea(areaOfPage(route))
  return {
    title: isFor ? translations(words[route])('title') : translations('notFound')('title'),
    robots: { index: false, follow: false },
  }
}
