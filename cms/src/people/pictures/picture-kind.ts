import { kindOf } from '../../publishing/uploads/kinds'

const accepted = ['jpeg', 'png', 'webp'] as const

/** The kind of a picture by its first bytes, not by the sender's type. Other kinds are never decoded. */
export function pictureKind(bytes: Buffer) {
  const kind = kindOf(bytes)
  return accepted.find((name) => name === kind)
}
