import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import type { Encryption } from '../backup-names'
import { Refusal } from '../refusal'

/** A running program that changes what is written to it. */
export type Filter = {
  input: Writable
  output: Readable
  /** Rejects with a sentence if the program failed. */
  ended: Promise<void>
}

type Keys = { ageRecipient?: string | undefined; gpgKeyFile?: string | undefined }

/** How archives are encrypted with these keys. */
export const encryptionOf = ({ ageRecipient, gpgKeyFile }: Keys): Encryption => {
  if (ageRecipient) return 'age'
  return gpgKeyFile ? 'gpg' : 'none'
}

/** Encrypts to a public key; undefined: without a key. */
export function encrypt({ ageRecipient, gpgKeyFile }: Keys): Filter | undefined {
  if (ageRecipient) return filter('age', ['--recipient', ageRecipient])
  if (!gpgKeyFile) return undefined
  return inTemporaryHome((home) =>
    filter('gpg', [
      ...['--batch', '--quiet', '--no-autostart', '--trust-model', 'always', '--homedir', home],
      // The archive is compressed already.
      ...['--compress-algo', 'none', '--encrypt', '--recipient-file', gpgKeyFile],
    ]),
  )
}

/** Decrypts with a key of the operator: age with a file, gpg with the keyring of the caller. */
export function decrypt(encryption: Encryption, identityFile?: string): Filter | undefined {
  if (encryption === 'none') return undefined
  if (encryption === 'gpg') return filter('gpg', ['--batch', '--quiet', '--decrypt'])
  if (!identityFile)
    throw new Refusal('The backup is encrypted with age: pass its key with --identity=<file>.')
  return filter('age', ['--decrypt', '--identity', identityFile])
}

// gpg writes to its home; the machine needs no keyring.
function inTemporaryHome(start: (home: string) => Filter): Filter {
  const home = mkdtempSync(path.join(tmpdir(), 'krono-gpg-'))
  const { ended, ...streams } = start(home)
  return { ...streams, ended: ended.finally(() => rm(home, { recursive: true, force: true })) }
}

function filter(tool: 'age' | 'gpg', args: readonly string[]): Filter {
  const child = spawn(tool, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  return { input: child.stdin, output: child.stdout, ended: endOf(child, tool) }
}

const endOf = (child: ChildProcess, tool: string) =>
  new Promise<void>((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      said = `${said}${chunk}`.slice(-2000)
    })
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Refusal(
          error.code === 'ENOENT'
            ? `The program ${tool} is not installed.`
            : `${tool} did not start: ${error.message}`,
        ),
      ),
    )
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Refusal(`${tool} failed: ${firstLineOf(said) || `code ${code}`}.`))
    })
  })

const firstLineOf = (text: string) => text.trim().split('\n')[0] ?? ''
