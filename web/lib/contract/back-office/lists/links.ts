import { shortLinkOrigins, shortLinkStates } from '../short-links'
import type { ListShape } from './list-shape'

/** Every short link. The search matches parts of its name, target and campaign parameters. */
export const shortLinksList = {
  area: 'read',
  columns: {
    name: { kind: 'text' },
    target: { kind: 'text', isUnfiltered: true },
    status: { kind: 'choice', of: shortLinkStates, isState: true },
    origin: { kind: 'choice', of: shortLinkOrigins, isHiddenFirst: true },
    utmSource: { kind: 'text', isHiddenFirst: true },
    utmMedium: { kind: 'text', isHiddenFirst: true },
    utmCampaign: { kind: 'text', isHiddenFirst: true },
    clicks: { kind: 'number', isSortable: true },
    validUntil: { kind: 'instant', isSortable: true },
    made: { kind: 'instant', isSortable: true },
  },
  sort: '-made',
  isSearched: true,
  // Otherwise the list would be full of the links of e-mails.
  first: { origin: 'admin' },
} as const satisfies ListShape
