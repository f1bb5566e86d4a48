type Permission = Readonly<{ action: string; subject?: string | null }>
type Next<P> = (permissions: P[]) => Promise<P[]> | P[]

const create = 'plugin::content-manager.explorer.create'

type Asked = {
  /** The types in which no new entry can be created. */
  fullTypes: () => Promise<readonly string[]>
  /** The current path: the path passed by Strapi may be that of the previous page. */
  pathname: () => string
}

/**
 * Hides "create" and "duplicate" in the list of such a type. The right itself stays: it is needed to create a missing
 * locale of an entry.
 */
export const withoutNewEntries =
  ({ fullTypes, pathname }: Asked) =>
  () =>
  <P extends Permission>(next: Next<P>) =>
  async (permissions: P[]) => {
    const isOffer = ({ action, subject }: P) =>
      action === create && pathname().endsWith(`/collection-types/${subject}`)
    const offer = permissions.find(isOffer)
    const isFull = offer && (await fullTypes()).includes(offer.subject ?? '')
    return next(isFull ? permissions.filter((permission) => !isOffer(permission)) : permissions)
  }
