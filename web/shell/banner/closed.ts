/** spec §4: "Closing stores banner_closed false in the session." That it is there is what counts. */
export const closedKey = 'banner_closed'

export function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(closedKey) !== null
  } catch {
    return false // A browser that keeps nothing shows the banner again.
  }
}

export function rememberClosed() {
  try {
    sessionStorage.setItem(closedKey, 'false')
  } catch {
    // Closed on this page, then.
  }
}
