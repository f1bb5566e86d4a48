import { listItemNames } from '../../commerce/catalogue/list-item-names'

/** GET → `{ items }`, product key and name of every published course and e-book. */
export const list = async () => ({ items: await listItemNames(strapi) })
