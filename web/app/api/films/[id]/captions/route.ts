import { answerVideo } from '@/server/videos/answer-video'

type Context = { params: Promise<{ id: string }> }

/** GET /api/films/{id}/captions: decision media-files. */
export async function GET(request: Request, { params }: Context) {
  return answerVideo({ request, video: (await params).id, part: 'captions' })
}

/** The same headers as GET; the body is dropped. */
export const HEAD = GET
