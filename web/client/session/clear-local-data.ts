const prefix = 'felt.'

/** Storage key of a member's felt days that are not sent yet. */
export const tapsName = (userId: string) => `${prefix}${userId}`

/** Deletes the felt days stored on the device; called when the user signs out. */
export function clearLocalData() {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(prefix)) localStorage.removeItem(name)
    }
  } catch {
    // The browser has no storage.
  }
}
