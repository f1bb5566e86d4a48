import type { NewShortLink } from '@krono/contract'
import type { Core } from '@strapi/strapi'
import { createShortLink } from '../../library/short-links/create-short-link'
import { recordAction } from '../log/record-action'
import { factsOf, wantedLink } from './short-link-fields'

type Wish = { admin: number; wish: NewShortLink }

/** Creates a short link. Throws shortLinkTaken, shortLinkPast, invalidLink, linkHost, linkToShortLink. */
export const makeShortLink = async (
  strapi: Core.Strapi,
  { admin, wish: { name, ...fields } }: Wish,
): Promise<{ id: string }> =>
  strapi.db.transaction(async () => {
    const wanted = { ...wantedLink(fields), name, origin: 'admin' as const }
    const { link, isNew } = await createShortLink(strapi, wanted)
    const { documentId: id } = link
    if (isNew)
      await recordAction(strapi, {
        admin,
        act: 'makeShortLink',
        subject: { kind: 'shortLink', id },
        after: { name, ...factsOf(link) },
      })
    return { id }
  })
