import path from 'node:path'
import { clockEnv } from './clock'

export const cmsFolder = path.resolve(__dirname, '../..')

/** Secrets of the tests: long enough for production, used nowhere else. */
export const secrets = {
  CONTENT_TOKEN: 'kX3vT9qLm2Rw8ZpN5yBc7HdF',
  REVALIDATE_SECRET: 'pW6nJ4sQx8Vt2KzM9rYb3GhC',
  PREVIEW_SECRET: 'hN5bV7cX9zL2kJ4fD6sA8pQw',
  APP_KEYS: 'aB7cD9eF2gH4jK6mN8pQ3rSt,uV5wX7yZ2aC4eG6iK8mP3qRs',
  API_TOKEN_SALT: 'tY8uI2oP4aS6dF9gH3jK5lZx',
  ADMIN_JWT_SECRET: 'cV7bN9mQ2wE4rT6yU8iO3pAs',
  TRANSFER_TOKEN_SALT: 'dF5gH7jK9lZ2xC4vB6nM8qWe',
  JWT_SECRET: 'rT3yU5iO7pA9sD2fG4hJ6kLz',
  MAIL_EVENTS_SECRET: 'zM4nB6vC8xL2kJ5hG7fD9sPo',
  ENCRYPTION_KEY: 'xC8vB2nM4qW6eR9tY3uI5oPa',
} as const

/** The users of the panel. */
export const accounts = {
  admin: { email: 'admin@krono.example', password: 'Piros5Alma2' },
  editor: { email: 'editor@krono.example', password: 'Fekete3Retek7' },
  author: { email: 'author@krono.example', password: 'Sarga8Korte4' },
} as const

/** A clean environment: without the caller's settings, which may be those of a real deployment. */
export function programEnv(settings: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env
  return {
    PATH,
    HOME,
    ...clockEnv(),
    NODE_ENV: 'production',
    STRAPI_TELEMETRY_DISABLED: 'true',
    LANGUAGE: 'hun',
    SHORT_LINK_HOSTS: 'shop.example, KÖNYV.example',
    ...secrets,
    PANEL_ADMIN_EMAIL: accounts.admin.email,
    PANEL_ADMIN_PASSWORD: accounts.admin.password,
    EDITOR_EMAIL: accounts.editor.email,
    EDITOR_PASSWORD: accounts.editor.password,
    AUTHOR_EMAIL: accounts.author.email,
    AUTHOR_PASSWORD: accounts.author.password,
    ...settings,
  }
}
