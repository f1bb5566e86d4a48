import { errors, type Sent } from '@krono/contract'
import { notFound } from 'next/navigation'
import { linkTo } from '@/base/routing/links'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser, orSessionOver } from '@/server/session/get-session'

/** A user as an admin sees them, and a page of their timeline; notFound without such a user. */
export async function askUser(id: string, input: Sent['timelineOfUser']) {
  const found = await unlessRefused(
    Promise.all([
      askAsUser({ endpoint: 'userOfAdmin', id }),
      askAsUser({ endpoint: 'timelineOfUser', id, input }),
    ]),
    [errors.notFound.status, errors.invalidField.status],
  )
  if (!found) notFound()
  const [known, timeline] = found
  const address = linkTo('adminUsers')
  return { ...orSessionOver(known, address), timeline: orSessionOver(timeline, address) }
}
