/** POST /api/newsletter/confirm `{ token }`, as JSON or as a form. */
export { answerConfirm as POST } from '@/server/newsletter/forms'
