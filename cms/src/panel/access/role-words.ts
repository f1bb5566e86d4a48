import type { Language } from '@krono/contract'

type RoleWords = { name: string; description: string }
type Role = {
  /** Strapi's default name for it. */
  isNew: string
  words: Record<Language, RoleWords>
}

/** Names and descriptions of the panel's roles, by Strapi's codes. */
export const roleWords: Readonly<Record<string, Role>> = {
  'strapi-super-admin': {
    isNew: 'Super Admin',
    words: {
      hun: {
        name: 'Adminisztrátor',
        description: 'Mindent lát és mindent beállít, embereket hív meg.',
      },
      eng: {
        name: 'Administrator',
        description: 'Sees and sets everything, and invites people.',
      },
      rus: {
        name: 'Администратор',
        description: 'Видит и настраивает всё, приглашает людей.',
      },
    },
  },
  'strapi-editor': {
    isNew: 'Editor',
    words: {
      hun: {
        name: 'Szerkesztő',
        description: 'A webhelyen mindent ír, közzétesz és töröl.',
      },
      eng: {
        name: 'Editor',
        description: 'Writes, publishes and deletes everything on the site.',
      },
      rus: {
        name: 'Редактор',
        description: 'Пишет, публикует и удаляет всё на сайте.',
      },
    },
  },
  'strapi-author': {
    isNew: 'Author',
    words: {
      hun: {
        name: 'Szerző',
        description: 'Vázlatokat ír és képeket tölt fel; egy szerkesztő teszi közzé őket.',
      },
      eng: {
        name: 'Author',
        description: 'Writes drafts and uploads pictures; an editor publishes them.',
      },
      rus: {
        name: 'Автор',
        description: 'Пишет черновики и загружает изображения; публикует их редактор.',
      },
    },
  },
}
