import styles from './email-preview.module.css'
import { PreviewFrame } from './preview-frame'

/** How an e-mail is displayed: on a screen, on a phone in dark mode, or its plain text. */
export const emailViews = ['phone', 'desktop', 'dark', 'text'] as const

export type EmailView = (typeof emailViews)[number]

type RenderedEmailProps = {
  email: { light: string; dark: string; text: string }
  view: EmailView
  title: string
}

/** An e-mail as a reader sees it. */
export const RenderedEmail = ({ email, view, title }: RenderedEmailProps) =>
  view === 'text' ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
    <pre className={styles.plain} tabIndex={0}>
      {email.text}
    </pre>
  ) : (
    <PreviewFrame html={view === 'dark' ? email.dark : email.light} screen={view} title={title} />
  )
