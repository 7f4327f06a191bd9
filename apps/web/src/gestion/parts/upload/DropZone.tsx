import { type DragEvent, type ReactNode, useEffect, useState } from 'react'

interface DropZoneProps {
  /** Ties the input to a label elsewhere; otherwise what is inside names it. */
  id?: string
  accept: string
  multiple?: boolean
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  className?: string
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** A file that misses the place would be opened by the browser instead of the page. */
function guardDrops() {
  const keepPage = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  window.addEventListener('dragover', keepPage)
  window.addEventListener('drop', keepPage)
  return () => {
    window.removeEventListener('dragover', keepPage)
    window.removeEventListener('drop', keepPage)
  }
}

/** A place to drop files on; pressing it, or Enter, chooses them instead. */
export function DropZone({ onFiles, children, className = '', multiple = false, ...rest }: DropZoneProps) {
  const { id, accept, disabled = false, invalid = false, describedBy } = rest
  const [over, setOver] = useState(false)
  useEffect(guardDrops, [])
  const take = (files: FileList | null) => {
    const given = [...(files ?? [])]
    if (given.length > 0 && !disabled) onFiles(multiple ? given : given.slice(0, 1))
  }
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
  }
  return (
    <label className={`o-drop ${over && !disabled ? 'o-on ' : ''}${className}`} {...drop}>
      <input
        id={id}
        type="file"
        className="o-sr"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          take(event.target.files)
          // The same file may be chosen again after a failure.
          event.target.value = ''
        }}
      />
      {children}
    </label>
  )
}
