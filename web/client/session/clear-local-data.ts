const prefix = 'felt.'

/** Where what a member taps waits on this device until it is sent. */
export const tapsName = (userId: string) => `${prefix}${userId}`

/** Signing out removes the felt days stored on the device. */
export function clearLocalData() {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(prefix)) localStorage.removeItem(name)
    }
  } catch {
    // Without storage there is nothing.
  }
}
