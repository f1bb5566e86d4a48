import { ownHost, type ViewedPages, type VisitSumKind, type WidthClass } from '@krono/contract'
import { today } from '@/base/clock'
import { linkToDescription, linkToForm } from '@/base/routing/links'
import { getDescriptionLinks } from '@/server/cms/pages'
import { getRegistrationFormIds } from '@/server/cms/registration-forms'
import { countablePath } from './countable'
import { asksForPrivacy, isRobot } from './is-counted'
import { addSum, addView } from './pending-counts'
import { plainCampaign, plainHost } from './plain-values'

/** @param width of the window, in CSS pixels */
function widthClassOf(width: number): WidthClass {
  if (width < 640) return 'phone'
  return width < 1024 ? 'tablet' : 'desktop'
}

/** Counts page views, and from where and how wide they were opened; unknown pages are ignored. */
export async function recordViews(
  { paths, arrival, width }: ViewedPages,
  headers: Request['headers'],
) {
  if (isRobot(headers)) return
  const known = await knownAddresses()
  const day = today()
  const opened = paths.map((pathname) => countablePath(pathname, known))
  const sum = (kind: VisitSumKind, value: string, count = 1) =>
    addSum({ day, kind, value, detail: '', count, total: 0 })
  for (const path of opened) if (path) addView({ day, path, count: 1 })
  if (asksForPrivacy(headers)) return
  const [first, ...others] = opened
  const inside = (arrival ? others : opened).filter(Boolean).length
  if (inside > 0) sum('host', ownHost, inside)
  const all = opened.filter(Boolean).length
  if (width && all > 0) sum('width', widthClassOf(width), all)
  if (!arrival || !first) return
  sum('host', plainHost(arrival.host))
  const campaign = plainCampaign(arrival.campaign)
  if (campaign) sum('campaign', campaign)
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
