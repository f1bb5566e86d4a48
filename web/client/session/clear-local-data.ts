const feltPrefix = 'felt.'
const notePrefix = 'note.'

/** Storage key of a member's felt days that are not sent yet. */
export const tapsName = (userId: string) => `${feltPrefix}${userId}`

/** Storage key of a member's note in a lesson that is not sent yet. */
export const noteName = (userId: string, lesson: string) => `${notePrefix}${userId}.${lesson}`

/** Deletes what is stored on the device and not sent yet; called when the user signs out. */
export function clearLocalData() {
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(feltPrefix) || name.startsWith(notePrefix)) localStorage.removeItem(name)
    }
  } catch {
    // The browser has no storage.
  }
}
