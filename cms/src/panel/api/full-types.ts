import { fullTypes } from '../editor/full-types'

/** GET → `{ uids }`, the types in which no new entry can be made. */
export const list = async () => ({ uids: await fullTypes(strapi) })
