import { mostViews, type PageViews } from '@krono/contract'
import { today } from '@/base/clock'
import { linkToDescription, linkToForm } from '@/base/routing/links'
import { askCms } from '@/server/cms/ask-cms'
import { getDescriptionLinks } from '@/server/cms/pages'
import { getRegistrationFormIds } from '@/server/cms/registration-forms'
import { countablePath } from './countable'
import { createReporter } from './reporter'

const { add, sendSoon } = createReporter<PageViews[number]>({
  keyOf: ({ day, path }) => `${day} ${path}`,
  most: mostViews,
  send: (views) => askCms({ endpoint: 'pageViews', input: { views }, caller: {} }),
})

export const sendViewsSoon = sendSoon

/** Counts page views; unknown pages are ignored. */
export async function recordViews(pathnames: readonly string[]) {
  const known = await knownAddresses()
  const day = today()
  for (const pathname of pathnames) {
    const path = countablePath(pathname, known)
    if (path) add({ day, path, count: 1 })
  }
}

/** Addresses of the pages that are counted individually (`countablePath`). */
async function knownAddresses(): Promise<ReadonlySet<string>> {
  const [descriptions, forms] = await Promise.all([
    getDescriptionLinks().catch(() => []),
    getRegistrationFormIds().catch(() => []),
  ])
  return new Set([
    ...descriptions.map(({ slug }) => linkToDescription(slug)),
    ...forms.flatMap((id) => [linkToForm('form', id), linkToForm('register', id)]),
  ])
}
