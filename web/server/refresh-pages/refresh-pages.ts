import { type Audience, audiences } from '@/base/routing/audiences'
import { interpretations } from '@/base/routing/interpretations'
import { legalRoutes } from '@/base/routing/legal-pages'
import { formRoutes, linkTo, linkToDescription, linkToForm } from '@/base/routing/links'
import { routes } from '@/base/routing/routes'
import { env } from '@/env'
import { getDescriptionLinks } from '@/server/cms/pages'
import { getRegistrationFormIds } from '@/server/cms/registration-forms'
import { sealSession, sessionCookie } from '@/server/session/seal'
import { joined } from './joined'

/**
 * Asks for every known content page once, which makes the stale ones anew. Failures are no matter.
 * Resolves when the public pages are fresh.
 * In watch mode nothing is kept, and each asking would compile a page that nobody looks at.
 */
export const refreshPublicPages = joined(async () => {
  if (process.env.NODE_ENV !== 'development') await askFor(await knownPaths())
})

/** Those of the other audiences, one at a time: nobody waits for these. */
export async function refreshMembersPages(isOutdated: () => boolean): Promise<void> {
  if (process.env.NODE_ENV === 'development') return
  const paths = await knownPaths()
  for (const audience of Object.keys(audiences) as Audience[]) {
    if (audience === 'visitor') continue
    const seal = await sealSession({ token: 'refresh', audience }, 60)
    // And one page at a time, so that others have their turns in between.
    for (const path of paths) {
      if (isOutdated()) return
      await askFor([path], { cookie: `${sessionCookie}=${seal}` })
    }
  }
}

const anyDate = '1984-06-12'

const keptFormRoutes = formRoutes.filter((name) => !('render' in routes[name]))

async function knownPaths(): Promise<string[]> {
  const descriptions = await getDescriptionLinks().catch(() => [])
  const forms = await getRegistrationFormIds().catch(() => [])
  return [
    linkTo('home'),
    ...legalRoutes.map((route) => linkTo(route)),
    linkTo('personalityTest'),
    linkTo('characters'),
    linkTo('payment'),
    linkTo('interpretations'),
    // The texts of every chart come with one.
    linkTo('visitorWorksheet', { date: anyDate }),
    ...Object.values(interpretations).map(({ route }) => linkTo(route)),
    ...descriptions.map((row) => linkToDescription(row.slug)),
    ...forms.flatMap((id) => keptFormRoutes.map((route) => linkToForm(route, id))),
  ]
}

async function askFor(paths: readonly string[], headers: Record<string, string> = {}) {
  const ask = (path: string) => fetch(`${env.SELF_URL}${path}`, { cache: 'no-store', headers })
  await Promise.allSettled(paths.map(ask))
}
