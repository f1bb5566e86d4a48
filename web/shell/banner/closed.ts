/** spec §4: "Closing stores banner_closed false in the session." The presence of the key matters, not its value. */
export const closedKey = 'banner_closed'

export function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null
  } catch {
    return false // Without storage the banner is shown again.
  }
}

export function rememberClosed() {
  try {
    sessionStorage.setItem(closedKey, 'false')
  } catch {
    // Without storage the banner is closed on this page only.
  }
}
