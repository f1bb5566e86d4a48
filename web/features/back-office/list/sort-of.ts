import { type ListName, listShape } from '@/lib/contract/back-office/lists'
import type { ListAddress } from './list-address'

/** How a list is sorted: as the address says, else as the list begins. */
export const sortOf = (list: ListName, { asked }: ListAddress) => asked.sort ?? listShape(list).sort
