let count = 0
let isLeft = false

/** Whether a user's action or navigation is in progress: the page must not reload then. */
export const isPending = () => count > 0 || isLeft

/** Runs an action; `isPending` is true until it is done. */
export async function whilePending<T>(action: () => Promise<T>): Promise<T> {
  count += 1
  try {
    return await action()
  } finally {
    count -= 1
  }
}

/** Navigates to another page. `isPending` is true until `pageshow`, because a reload would cancel the navigation. */
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
