import { errors } from '@krono/contract'
import type { ListName } from '@/lib/contract/back-office/lists'
import { unlessRefused } from '@/server/cms/content-error'
import { askAsUser, orSessionOver } from '@/server/session/get-session'
import { type ListAddress, linkInList } from './list-address'

/** A page of a list and its saved views; `found` is undefined when the address is invalid for the list. */
export async function askList(list: ListName, path: string, address: ListAddress) {
  const here = linkInList(path, address, {})
  const request = askAsUser({ endpoint: 'adminList', id: list, input: address.asked })
  const [page, saved] = await Promise.all([
    unlessRefused(
      request.then((found) => ({ found: orSessionOver(found, here) })),
      [errors.invalidField.status],
    ),
    askAsUser({ endpoint: 'adminViews', input: { list } }),
  ])
  return { found: page?.found, views: orSessionOver(saved, here).views }
}
