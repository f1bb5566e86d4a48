import { type FailureWords, readFailure } from '@/client/api-failure'
import type { ApiResult } from '@/client/failure'
import { noAnswer } from '@/client/no-answer'
import type { Calls } from '@/lib/contract/calls'
import { endpointsOfPages, pictureBytes } from '@/lib/contract/endpoints-of-pages'

/** Image types that the cms accepts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** The error of a picture, checked before the upload; the cms validates it again. */
export function faultOf(file: File): 'wrongKind' | 'tooLarge' | undefined {
  if (!pictureTypes.some((type) => type === file.type)) return 'wrongKind'
  return file.size > pictureBytes ? 'tooLarge' : undefined
}

type Upload = { words: FailureWords; onProgress: (share: number) => void }

/**
 * Uploads a picture with XMLHttpRequest, because fetch does not report upload progress. Never throws.
 *
 * @returns the user with the new picture, or what went wrong
 */
export function uploadPicture(file: File, { words, onProgress }: Upload) {
  return new Promise<ApiResult<Calls['uploadPicture']['answer']>>((resolve) => {
    const request = new XMLHttpRequest()
    const fail = () => resolve(noAnswer(words))
    request.open('POST', `/api${endpointsOfPages.uploadPicture.path}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    request.onload = () => {
      const { status, response } = request
      if (status >= 200 && status < 300 && response) resolve({ ok: true, data: response })
      else resolve(readFailure(status, response, request.getResponseHeader('retry-after'), words))
    }
    const body = new FormData()
    body.append('picture', file)
    request.send(body)
  })
}
