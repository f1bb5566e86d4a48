import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = { challenge: string; origin?: string }

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** Flags of WebAuthn's authenticator data: a person was present (UP) and verified (UV); a new credential follows (AT). */
const present = 0b0000_0001
const verified = 0b0000_0100
const attested = 0b0100_0000

/** A device that makes and uses one passkey (ES256), as a browser would send it (WebAuthn Level 3, sections 7.1, 7.2). */
export function newAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: string, { challenge, origin: from = origin }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  const authData = (flags: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    counter += 1
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more])
  }

  const credential = {
    id: text(id),
    rawId: text(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const

  return {
    /** Response to options for a new passkey. */
    create(options: Options) {
      // COSE key: EC2, ES256, P-256 (RFC 9053).
      const key = new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const data = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(present | verified | attested, data))],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: text(clientData('webauthn.create', options)),
          attestationObject: text(isoCBOR.encode(attestation)),
          transports: ['internal'],
        },
      }
    },
    /** Response to options for using it; `isVerified: false`: the device did not check who holds it. */
    get(options: Options, { isVerified = true } = {}) {
      const client = clientData('webauthn.get', options)
      const data = authData(isVerified ? present | verified : present)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      }
    },
  }
}
