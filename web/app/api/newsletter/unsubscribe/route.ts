/** POST /api/newsletter/unsubscribe (spec §7): by a mail program, as JSON or as a form; GET redirects to the page. */
export { answerUnsubscribe as POST, leadToButton as GET } from '@/server/newsletter/forms'
