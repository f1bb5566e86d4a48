import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Calls } from '@/lib/contract/calls'

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

function rememberPasskey() {
  try {
    localStorage.setItem(storedAs, 'yes')
  } catch {
    // The browser has no storage.
  }
}

/** Asks the device for a passkey of this site; undefined if the user cancels or has none. */
export async function askPasskey(options: object) {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON }).catch(() => undefined)
  if (response) rememberPasskey()
  return response
}

type NewPasskey = Calls['addPasskey']['input']['response']

/** Makes a passkey on the device; undefined if the user cancels or the device has one of this account already. */
export async function makePasskey(options: object): Promise<NewPasskey | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const response = await startRegistration({ optionsJSON }).catch(() => undefined)
  if (response) rememberPasskey()
  // The library leaves the transports as text; the cms validates them.
  return response as NewPasskey | undefined
}
