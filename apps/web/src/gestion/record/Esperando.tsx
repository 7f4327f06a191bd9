const BARS = [38, 62, 54, 70, 46]

/** Grey bars where something is on its way; what comes at once is not announced. */
export const Esperando = () => (
  <div className="o-awaited" aria-busy="true">
    {BARS.map((width) => (
      <i key={width} className="o-sk" style={{ width: `${width}%` }} />
    ))}
  </div>
)
