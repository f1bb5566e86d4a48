import type { ChangedShortLink } from '@krono/contract'
import type { WantedLink } from '../../library/short-links/create-short-link'
import type { ShortLinkRow } from '../../library/short-links/short-link-row'
import { instantOf } from '../lists/cells'
import { localInstant } from '../shop/local-instant'

type Typed = Omit<ChangedShortLink, 'updatedAt'>

/** The fields of the form, as a link has them. */
export const wantedLink = ({ target, validUntil, ...typed }: Typed): WantedLink => ({
  target,
  utmSource: typed.source,
  utmMedium: typed.medium,
  utmCampaign: typed.campaign,
  utmTerm: typed.term,
  utmContent: typed.content,
  validUntil: validUntil === undefined ? null : localInstant(validUntil),
})

/** The fields that the log compares. */
export const factsOf = ({ target, validUntil, ...link }: ShortLinkRow) => ({
  target,
  validUntil: instantOf(validUntil),
  utmSource: link.utmSource,
  utmMedium: link.utmMedium,
  utmCampaign: link.utmCampaign,
  utmTerm: link.utmTerm,
  utmContent: link.utmContent,
})
