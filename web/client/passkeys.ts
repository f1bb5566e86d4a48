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

type Credential = { id: string; rawId: string }

/** The fields that the cms reads; browsers add others. */
const fieldsOf = ({ id, rawId }: Credential) =>
  ({ id, rawId, type: 'public-key', clientExtensionResults: {} }) as const

type UsedPasskey = Calls['loginByPasskey']['input']['response']
type NewPasskey = Calls['addPasskey']['input']['response']

/** Asks the device for a passkey of this site; undefined if the user cancels or has none. */
export async function askPasskey(options: object): Promise<UsedPasskey | undefined> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  const answer = await startAuthentication({ optionsJSON }).catch(() => undefined)
  if (!answer) return undefined
  rememberPasskey()
  const { clientDataJSON, authenticatorData, signature } = answer.response
  return { ...fieldsOf(answer), response: { clientDataJSON, authenticatorData, signature } }
}

/** Makes a passkey on the device; undefined if the user cancels or the device has one of this account already. */
export async function makePasskey(options: object): Promise<NewPasskey | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const answer = await startRegistration({ optionsJSON }).catch(() => undefined)
  if (!answer) return undefined
  rememberPasskey()
  const { clientDataJSON, attestationObject, transports } = answer.response
  return {
    ...fieldsOf(answer),
    response: {
      clientDataJSON,
      attestationObject,
      transports: transports as NewPasskey['response']['transports'],
    },
  }
}
