export default function StaticPage() {
  return <h1>A page that says nothing</h1>
}
