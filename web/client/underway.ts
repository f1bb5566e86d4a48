let count = 0

/** Whether something that somebody asked for is on its way: no page is loaded anew from under it. */
export const isUnderway = () => count > 0

/** Counts as such until it is done. */
export async function underway<T>(act: () => Promise<T>): Promise<T> {
  count += 1
  try {
    return await act()
  } finally {
    count -= 1
  }
}
