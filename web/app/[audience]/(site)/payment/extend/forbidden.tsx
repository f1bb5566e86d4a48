export { PremiumMessage as default } from '@/components/layout/premium-message'
