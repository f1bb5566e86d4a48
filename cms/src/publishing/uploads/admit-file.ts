import { readFile, writeFile } from 'node:fs/promises'
import { errors } from '@strapi/utils'
import { env } from '../../platform/lib/env'
import { isDrawableSvg } from './drawable-svg'
import { fileName } from './file-name'
import { isHarmlessSvg } from './harmless-svg'
import { type KindName, kindOf, kinds } from './kinds'
import { isEncoded, reencode } from './make-anew'
import { type Refusal, refusals } from './refusals'
import { readSvgTags } from './svg-tags'

/** An uploaded file, as stored temporarily by formidable or the seeder. */
export type Incoming = {
  filepath: string
  originalFilename?: string | null
  mimetype?: string | null
  size: number
}

export function refuse(refusal: Refusal): never {
  throw new errors.ApplicationError(refusals[refusal][env.LANGUAGE])
}

/**
 * The file in the form to be stored: its kind, extension and type are determined from its content, and a picture is
 * encoded again. Throws a message for the editor if the kind is not allowed.
 */
export async function admitFile<F extends Incoming>(file: F) {
  const bytes = await readFile(file.filepath)
  const kind = kindOf(bytes) ?? refuse('kind')
  const clean = await cleaned(bytes, kind)
  if (clean !== bytes) await writeFile(file.filepath, clean)
  const { extensions, mime } = kinds[kind]
  return {
    ...file,
    kind,
    originalFilename: fileName(file.originalFilename ?? '', extensions[0]),
    mimetype: mime,
    detectedMimeType: mime,
    size: clean.length,
  }
}

async function cleaned(bytes: Buffer, kind: KindName): Promise<Buffer> {
  if (isEncoded(kind)) return reencode(bytes, kind).catch(() => refuse('picture'))
  if (kind === 'svg') admitDrawing(textOf(bytes))
  if (kind === 'vtt' && textOf(bytes).includes('\0')) refuse('kind')
  return bytes
}

function admitDrawing(source: string) {
  const tags = readSvgTags(source)
  if (!tags || !isHarmlessSvg(tags)) return refuse('drawing')
  if (!isDrawableSvg(tags)) refuse('endless')
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse('kind')
  }
}
