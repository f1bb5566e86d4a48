export { PremiumMessage as default } from '@/shell/messages/premium-message'
