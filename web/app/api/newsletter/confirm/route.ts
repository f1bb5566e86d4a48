/** POST /api/newsletter/confirm `{ token }`, in JSON or by a form. */
export { answerConfirm as POST } from '@/server/newsletter/forms'
