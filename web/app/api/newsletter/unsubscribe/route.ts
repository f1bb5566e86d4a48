/** POST /api/newsletter/unsubscribe (spec §7): by a mail program, in JSON or by a form; a GET leads to the button. */
export { answerUnsubscribe as POST, leadToButton as GET } from '@/server/newsletter/forms'
