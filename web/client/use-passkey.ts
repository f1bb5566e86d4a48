import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { CallName, Calls } from '@/lib/contract/calls'
import { callApi } from './api-client'
import type { FailureWords } from './api-failure'
import type { ApiResult } from './failure'
import { rememberPasskey } from './passkeys'

export type PasskeyCall = Extract<CallName, 'loginByPasskey' | 'confirmByPasskey'>
export type PasskeyInput<Name extends PasskeyCall> = Omit<Calls[Name]['input'], 'response'>

type Credential = { id: string; rawId: string }

/** The fields that the cms reads; browsers add others. */
const fieldsOf = ({ id, rawId }: Credential) =>
  ({ id, rawId, type: 'public-key', clientExtensionResults: {} }) as const

type UsedPasskey = Calls['loginByPasskey']['input']['response']
type NewPasskey = Calls['addPasskey']['input']['response']

/** Sends a call with a passkey of the device; undefined if the user cancels or has none. */
export async function sendPasskey<Name extends PasskeyCall>(
  call: Name,
  input: PasskeyInput<Name>,
  words: FailureWords,
): Promise<ApiResult<Calls[Name]['answer']> | undefined> {
  const challenge = await callApi('passkeyChallenge', {}, words)
  if (!challenge.ok) return challenge
  const response = await askPasskey(challenge.data)
  if (!response) return undefined
  return callApi(call, { ...input, response } as unknown as Calls[Name]['input'], words)
}

/** Asks the device for a passkey of this site; undefined if the user cancels or has none. */
async function askPasskey(options: object): Promise<UsedPasskey | undefined> {
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
