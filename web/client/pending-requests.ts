let count = 0
let isLeft = false

/** Whether a user's action or navigation is in progress: the page must not reload then. */
export const isPending = () => count > 0 || isLeft

/** Counts as such until it is done. */
export async function whilePending<T>(act: () => Promise<T>): Promise<T> {
  count += 1
  try {
    return await act()
  } finally {
    count -= 1
  }
}

/** Navigates to another page; isPending is true from now on, since a reload would cancel that. Reset on `pageshow`. */
export function leaveTo(address: string, how: 'assign' | 'replace' = 'assign') {
  isLeft = true
  addEventListener(
    'pageshow',
    () => {
      isLeft = false
    },
    { once: true },
  )
  location[how](address)
}
