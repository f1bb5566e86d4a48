const storedAs = 'hasPasskey'

/** Whether this browser can use passkeys at all. */
export const canUsePasskeys = () => typeof PublicKeyCredential === 'function'

/** Whether a passkey was made or used in this browser, so that the password dialog offers it. */
export function hasUsedPasskey(): boolean {
  try {
    return canUsePasskeys() && localStorage.getItem(storedAs) === 'yes'
  } catch {
    return false
  }
}

export function rememberPasskey() {
  try {
    localStorage.setItem(storedAs, 'yes')
  } catch {
    // The browser has no storage.
  }
}
