/** Cards that are on their way. */
export function GridSkeleton({ cards }: { cards: number }) {
  return Array.from({ length: cards }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing but places
    <div className="card" key={place} aria-hidden="true">
      <div className="pic skeleton" />
      <div className="skeleton mt-3.5 h-[18px] w-[62%]" />
      <div className="skeleton mt-2.5 h-3.5 w-[38%]" />
    </div>
  ))
}
