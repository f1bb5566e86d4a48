let count = 0
let isLeft = false

/** Whether something that somebody asked for is on its way: no page is loaded anew from under it. */
export const isUnderway = () => count > 0 || isLeft

/** Counts as such until it is done. */
export async function underway<T>(act: () => Promise<T>): Promise<T> {
  count += 1
  try {
    return await act()
  } finally {
    count -= 1
  }
}

/** Goes to another page, which is on its way from now on: a reload would end that. Unless somebody comes back. */
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
