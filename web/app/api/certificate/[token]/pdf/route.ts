import { create } from 'content-disposition'
import { language } from '@/base/text/language'
import { translations } from '@/base/words/translations'
import { env } from '@/env'
import { renderCertificate } from '@/features/certificates/render-certificate'
import { cutFileName, partOfFileName } from '@/features/print/file-names'
import { answerFile, etagOf } from '@/server/api/answer-file'
import { errorResponse, orUnavailable } from '@/server/api/answers'
import { getCertificate } from '@/server/cms/get-certificate'
import { getSiteSetting } from '@/server/cms/site'
import { rateCounter } from '@/server/rate-counter'
import { personOf } from '@/server/session/person-of'

type Context = { params: Promise<{ token: string }> }

const counts = rateCounter('pdfs')

/**
 * GET /api/certificate/{token}/pdf → the PDF for the holder of the certificate. notFound for others (404),
 * certificateRevoked (410), 429 above the rate limit of rendered files, 503 when the cms is down.
 */
export const GET = (request: Request, { params }: Context) =>
  orUnavailable(async () => {
    const { token } = await params
    const certificate = await getCertificate(token)
    if (!certificate?.isMine) return errorResponse('notFound')
    if (certificate.revokedAt) return errorResponse('certificateRevoked')
    const { productName } = await getSiteSetting()
    const setting = {
      language,
      siteName: productName || env.PRODUCT_NAME,
      url: new URL(`/certificate/${token}`, env.PUBLIC_URL).href,
    }
    const title = `${translations('certificates')('kicker')} – ${partOfFileName(certificate.course.title)}`
    return answerFile(request, {
      etag: etagOf({ certificate, setting }),
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': create(`${cutFileName(title)}.pdf`, { fallback: 'certificate.pdf' }),
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
      },
      make: async () => {
        const retryAfterSeconds = await counts.take(await personOf(request))
        if (retryAfterSeconds > 0) return errorResponse('tooManyRequests', { retryAfterSeconds })
        return renderCertificate(certificate, setting)
      },
    })
  })
