type Permission = Readonly<{ action: string; subject?: string | null }>
type Next<P> = (permissions: P[]) => Promise<P[]> | P[]

/** Types of which the code knows every entry: whoever added another would add one that nothing reads. */
const fixed: readonly string[] = ['api::interpretation-text.interpretation-text']

const create = 'plugin::content-manager.explorer.create'

/**
 * Lists of such types offer no new entry and no copy. The right itself stays: an entry that a language lacks is made
 * with it.
 */
export const withoutNewEntries =
  ({ pathname }: { pathname: string }) =>
  <P extends Permission>(next: Next<P>) =>
  (permissions: P[]) => {
    const list = fixed.find((uid) => pathname.endsWith(`/collection-types/${uid}`))
    return next(
      list
        ? permissions.filter(({ action, subject }) => action !== create || subject !== list)
        : permissions,
    )
  }
