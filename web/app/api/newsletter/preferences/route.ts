import { forward } from '@/server/api/forward'

/** GET /api/newsletter/preferences?token= → what its address gets. */
export const GET = (request: Request) => forward(request, '/newsletter/preferences')

/** POST /api/newsletter/preferences `{ token, topics, rhythm }`, in JSON or by a form. */
export { answerPreferences as POST } from '@/server/newsletter/forms'
