import { type ListName, listShape } from '@/lib/contract/back-office/lists'
import type { ListAddress } from './list-address'

/** The sort order of a list: from the address, else the default. */
export const sortOf = (list: ListName, { asked }: ListAddress) => asked.sort ?? listShape(list).sort
