export { ComingSoonMessage as default } from '@/shell/messages/coming-soon'
