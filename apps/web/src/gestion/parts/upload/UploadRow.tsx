import { RotateCcw, X } from 'lucide-react'
import { OFFICE } from '../../office-texts.ts'
import { useWords } from '../../use-texts.ts'
import { Button } from '../Button.tsx'
import { UPLOAD } from './upload-texts.ts'
import type { Upload } from './use-uploads.ts'

interface UploadRowProps {
  upload: Upload
  onForget: () => void
  onRetry: () => void
}

/** A picture on its way: how far it is, or why it did not arrive. */
export function UploadRow({ upload: { file, part, error, again }, onForget, onRetry }: UploadRowProps) {
  const t = useWords(OFFICE)
  const say = useWords(UPLOAD)
  return (
    <div className="o-upload">
      <span className="o-el" title={file.name}>
        {file.name}
      </span>
      {error === null && part === null && <span className="o-q">{say.waiting}</span>}
      {error === null && part !== null && <progress value={part} max={1} aria-label={say.sending(file.name)} />}
      {error !== null && (
        <span className="o-err" role="alert">
          {error}
        </span>
      )}
      {error !== null && again && (
        <Button look="ghost" small iconOnly icon={RotateCcw} onClick={onRetry}>
          {t.retry}
        </Button>
      )}
      <Button look="ghost" small iconOnly icon={X} onClick={onForget}>
        {say.forget(file.name)}
      </Button>
    </div>
  )
}
