import type messages from '@/messages/hun.json'

declare module 'next-intl' {
  interface AppConfig {
    Locale: 'hu' | 'en' | 'ru'
    Messages: typeof messages
  }
}
