import type { Core } from '@strapi/strapi'
import { AppError } from '../../platform/lib/app-error'
import { now } from '../../platform/lib/clock'
import { checkTarget } from './allowed-target'
import { findShortLink, shortLinkState } from './short-link-row'
import { withCampaign } from './with-campaign'

/**
 * Where a short link leads. Its target is checked again: a host may have been removed from the allowed ones. Throws
 * notFound, shortLinkOver.
 */
export async function openShortLink(strapi: Core.Strapi, name: string): Promise<string> {
  const link = await findShortLink(strapi, { name })
  if (!link) throw new AppError('notFound')
  if (shortLinkState(link, now()) !== 'live') throw new AppError('shortLinkOver')
  const result = checkTarget(link.target)
  if ('fault' in result) throw new AppError('notFound')
  return withCampaign(result.target, link)
}
