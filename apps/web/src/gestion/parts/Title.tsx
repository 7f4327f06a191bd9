/** What a title begins with, where it is a number: people ask for the record by it. */
const NUMBER = /^(\S*\d\S*)(?:\s+(.*))?$/s

/** A record's title: its number is always there whole, the rest gives way. */
export function Title({ children: text }: { children: string }) {
  const [, number, rest] = NUMBER.exec(text) ?? []
  if (number === undefined) return <h1 className="o-h1 o-el">{text}</h1>
  return (
    <h1 className="o-h1 o-title" title={text}>
      <span>{number}</span>
      {rest && (
        <>
          {' '}
          <span className="o-el">{rest}</span>
        </>
      )}
    </h1>
  )
}
