import { connection } from 'next/server'

export default async function DynamicPage() {
  await connection()
  return <h1>A page that says nothing, made for each request</h1>
}
