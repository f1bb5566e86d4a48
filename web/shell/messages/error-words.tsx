'use client'

import { createContext, type ReactNode, useContext } from 'react'

export type ErrorWords = { title: string; text: string; retry: string; home: string }

const Words = createContext<ErrorWords>({ title: '', text: '', retry: '', home: '' })

/** An error page is drawn by the browser and cannot ask the server for its words: they wait here. */
export function ErrorWordsProvider({
  words,
  children,
}: {
  words: ErrorWords
  children: ReactNode
}) {
  return <Words value={words}>{children}</Words>
}

export const useErrorWords = () => useContext(Words)
