import { readFile } from 'node:fs/promises'
import { pictureBytes } from '@krono/contract'
import type { Context } from 'koa'
import { AppError } from '../../platform/lib/app-error'

const field = 'picture'

/**
 * The one uploaded file of a multipart body (deleted by remove-temporary-files). Throws unknownField, missingField,
 * invalidField (several files) or pictureTooLarge.
 */
export async function readUpload({ request }: Pick<Context, 'request'>): Promise<Buffer> {
  const { [field]: file, ...others } = request.files ?? {}
  const [unknown] = [...Object.keys(Object(request.body)), ...Object.keys(others)]
  if (unknown !== undefined) refuse('unknownField', unknown)
  if (!file) refuse('missingField', field)
  if (Array.isArray(file)) refuse('invalidField', field)
  if (file.size > pictureBytes) throw new AppError('pictureTooLarge')
  return readFile(file.filepath)
}

function refuse(code: 'unknownField' | 'missingField' | 'invalidField', name: string): never {
  throw new AppError(code, [{ field: name, code }])
}
