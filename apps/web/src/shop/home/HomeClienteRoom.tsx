/** Where what awaits a customer will stand: what comes after it has its place from the first. */
export function HomeClienteRoom() {
  return <div className="yours-room as-signed" aria-hidden="true" />
}
